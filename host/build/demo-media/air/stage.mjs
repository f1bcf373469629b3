// From a lesson (slides with sentences and drawings) to a video: timeline, frames, sound, captions, poster.
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { C, F, G, R, T, at, browser, c, dir, face, ffmpeg, g, gone, kb, page, save, subject, temp } from '../kit.mjs';
import { RATE, Track, bell, polish, speak, vtt } from './voice.mjs';
import { art } from './covers.mjs';

const W = 1280, H = 720, FPS = 20;
const ground = (a = g[30], b = '#0a3327') => R(0, 0, W, H, b) + C(1130, 90, 330, '#fff', 'opacity=".045"') + F('M0 640C240 560 420 700 720 640S1120 560 1280 610V720H0Z', a, 'opacity=".8"');
const head = (t, sub) => T(84, 104, t, { size: 44, weight: 700 }) + (sub ? T(84, 152, sub, { size: 25, fill: c.soft }) : '');

function titleCard(L) {
  const ink = subject[L.subject], lines = L.title.split('|'), y = 330 - (lines.length - 1) * 34;
  return ground() + R(0, 0, 12, H, ink)
    + G(668, 150, `<clipPath id="tc"><rect width="560" height="315" rx="18"/></clipPath><g clip-path="url(#tc)"><g transform="scale(1.75)">${art(L.slug)}</g></g>`)
    + R(84, y - 116, 16, 16, ink, 8) + T(112, y - 101, `${L.subject} · ${L.grade}`, { size: 25, fill: c.soft })
    + lines.map((line, i) => T(84, y + i * 68, line, { size: 54, weight: 700 })).join('')
    + T(84, y + lines.length * 68 + 8, `${L.teacher}　${L.school}`, { size: 25, fill: c.soft });
}
function lastCard(L) {
  const { points, ask } = L.sum;
  return ground() + head('本课小结')
    + points.map((p, i) => at(0, C(104, 226 + i * 84, 22, g[70]) + T(104, 235 + i * 84, String(i + 1), { size: 25, weight: 700, anchor: 'middle' }) + T(148, 236 + i * 84, p, { size: 31 }), 'rise', { delay: 0.3 + i * 0.9 })).join('')
    + at(1, R(84, 490, 1112, 112, '#fff', 16, 'opacity=".08"') + T(116, 556, '想一想', { size: 27, weight: 700, fill: c.warm }) + T(232, 556, ask, { size: 27 }), 'rise');
}
/** All slides with their spoken sentences: [speech, caption] or one string for both. */
function slides(L) {
  const own = L.slides.map((s) => ({ ...s, svg: ground() + head(s.t, s.sub) + s.art }));
  return [{ t: L.first ?? '本课导入', say: L.open, svg: titleCard(L) }, ...own, { t: '本课小结', say: [L.sum.say ?? '最后，请记住这三点。', L.sum.sayAsk ?? L.sum.ask], gap: 2.4, hold: 1.2, svg: lastCard(L) }];
}
const script = `
const ease=p=>p<=0?0:p>=1?1:1-Math.pow(1-p,3);
const all=[...document.querySelectorAll('.s')];
function seek(i,t,fadeIn){all.forEach((s,n)=>{s.style.display=n===i||(fadeIn<1&&n===i-1)?'block':'none';s.style.opacity=n===i?fadeIn:1;});
 all[i].querySelectorAll('[data-at]').forEach(e=>{const d=e.dataset,a=+d.at,dur=+d.dur,p=ease((t-a)/dur),[fx,arg]=d.fx.split(':'),n=(arg||'').split(',').map(Number);
  let o=p;const shape=e.querySelectorAll('path,line,circle,rect,polyline');
  if(fx==='draw'){o=t>=a?1:0;shape.forEach(q=>{if(q.getAttribute('fill')==='none'&&q.getAttribute('stroke')&&!q.getAttribute('stroke-dasharray0')){if(!q._l){q._l=q.getTotalLength();q._d=q.getAttribute('stroke-dasharray')||''}if(!q._d){q.style.strokeDasharray=q._l+' '+q._l;q.style.strokeDashoffset=q._l*(1-p)}else q.style.opacity=p}else q.style.opacity=p});e.querySelectorAll('text').forEach(q=>q.style.opacity=p)}
  if(fx==='rise')e.setAttribute('transform','translate(0 '+(26*(1-p)).toFixed(2)+')');
  if(fx==='grow'){const b=e._b||(e._b=e.getBBox()),x=b.x+b.width/2,y=b.y+b.height/2;e.setAttribute('transform','translate('+x+' '+y+') scale('+(0.6+0.4*p)+') translate('+-x+' '+-y+')')}
  if(fx==='slide'){o=1;e.setAttribute('transform','translate('+n[0]*p+' '+n[1]*p+')')}
  if(fx==='from'){o=t>=a?1:0;e.setAttribute('transform','translate('+n[0]*(1-p)+' '+n[1]*(1-p)+')')}
  if(fx==='turn'){o=1;e.setAttribute('transform','rotate('+n[0]*p+' '+n[1]+' '+n[2]+')')}
  if(fx==='swing'){o=1;const q=Math.max(0,Math.min(t-a,dur));e.setAttribute('transform','rotate('+(n[0]*Math.cos(2*Math.PI*q/n[3])).toFixed(3)+' '+n[1]+' '+n[2]+')')}
  if(d.outat!==undefined)o*=1-ease((t-+d.outat)/.4);
  e.style.opacity=o})}
function moves(i){return [...all[i].querySelectorAll('[data-at]')].flatMap(e=>[[+e.dataset.at,+e.dataset.dur],...(e.dataset.outat!==undefined?[[+e.dataset.outat,.4]]:[])])}`;

export async function makeVideo(L) {
  const work = temp(), track = new Track(), cues = [], chapters = [], plan = [];
  let now = 0;
  for (const s of slides(L)) {
    const start = now, says = []; chapters.push({ at: Math.floor(start), title: s.t });
    if (!start) [[523.3, 0.15], [659.3, 0.4], [784, 0.65]].forEach(([hz, t]) => track.add(bell(hz, 1.1, 0.06), t));
    else track.add(bell(784, 0.5, 0.035), start + 0.05);
    now += start ? 0.55 : 1.5;
    for (const line of s.say) {
      const [text, caption] = Array.isArray(line) ? line : [line, line];
      const lang = /[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en';
      says.push(now - start);
      const end = track.add(speak(text, { lang, pitch: L.pitch, speed: L.speed }, work), now);
      cues.push([now, end, caption]); now = end + (s.gap ?? 0.45);
    }
    now += s.hold ?? 0.7;
    plan.push({ ...s, start, end: now, says });
  }
  const total = now + 0.4; plan.at(-1).end = total;
  const bound = (svg, says) => svg.replace(/data-k="([\d.]+)" data-delay="([\d.]+)"([^>]*?) data-out="(\d*)"/g, (_, k, d, mid, out) => `data-at="${((says[Math.floor(k)] ?? 0) + Number(d)).toFixed(2)}"${mid}${out === '' ? '' : ` data-outat="${(says[Number(out)] ?? 0).toFixed(2)}"`}`);
  const b = await browser({ width: W, height: H });
  await b.load(page(plan.map((s) => `<svg class="s" viewBox="0 0 ${W} ${H}" font-family='${face}'>${bound(s.svg, s.says)}</svg>`).join(''), `svg{position:absolute;inset:0;width:${W}px;height:${H}px}body{background:#0a3327}`));
  await b.run(`${script};0`);
  const list = []; let shots = 0;
  for (const [i, s] of plan.entries()) {
    const spans = await b.run(`moves(${i})`), from = Math.round(s.start * FPS), to = Math.round(s.end * FPS);
    let held = 0;
    for (let f = from; f < to; f++) {
      const t = f / FPS - s.start, fade = i ? Math.min(1, (t + 0.04) / 0.4) : 1;
      const moving = f === from || fade < 1 || t - 0.44 < 0 || spans.some(([a, d]) => t >= a - 0.05 && t <= a + d + 0.06);
      if (!moving) { held++; continue; }
      if (list.length) list.at(-1)[1] += held; held = 0;
      await b.run(`seek(${i},${t.toFixed(3)},${fade.toFixed(3)})`);
      const file = join(work, `f${String(shots++).padStart(5, '0')}.png`); await b.shot(file); list.push([file, 1]);
    }
    if (list.length) list.at(-1)[1] += held;
    if (i === (L.poster ?? 1)) { await b.run(`seek(${i},99,1)`); await b.shot(join(work, 'poster.png')); }
  }
  await b.close();
  const last = list.at(-1)[0];
  writeFileSync(join(work, 'list.txt'), `ffconcat version 1.0\n${list.map(([f, n]) => `file '${f}'\nduration ${(n / FPS).toFixed(3)}\n`).join('')}file '${last}'\n`);
  const wav = track.write(join(work, 'a.wav'), total), out = join(dir.media, `${L.slug}.mp4`);
  ffmpeg('-f', 'concat', '-safe', '0', '-i', join(work, 'list.txt'), '-i', wav, '-af', polish, '-vf', `fps=${FPS},format=yuv420p`, '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-crf', '38', '-tune', 'animation', '-bf', '5', '-refs', '5', '-x264-params', 'keyint=600:scenecut=0', '-force_key_frames', plan.map((s) => s.start.toFixed(2)).join(','), '-c:a', 'aac', '-b:a', '20k', '-ar', String(RATE), '-ac', '1', '-t', total.toFixed(2), '-movflags', '+faststart', '-metadata', `title=${L.title.replaceAll('|', '')}`, '-metadata', `artist=${L.teacher}`, out);
  ffmpeg('-i', join(work, 'poster.png'), '-vf', 'scale=960:540:flags=lanczos', '-c:v', 'libwebp', '-quality', '72', join(dir.media, `${L.slug}.webp`));
  save(dir.media, `${L.slug}.vtt`, vtt(cues)); gone(work);
  console.log(L.slug, `${total.toFixed(1)} s`, `${kb(out)} kB`, `${shots} frames`);
  return { seconds: Math.round(total), chapters };
}
