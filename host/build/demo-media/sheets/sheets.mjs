// Task sheets (学习任务单), one A4 page each: node sheets.mjs [slug ...]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, dir, face, kb, page, range, subject, wanted } from '../kit.mjs';
import { pack } from '../pack.mjs';
import { sheets } from './sheets-data.mjs';

// Body text in a TrueType face: Chromium then embeds a small subset (it cannot do so with the CFF outlines of Noto). Headings stay in Noto.
const body = 'points,"Liberation Sans","Droid Sans Fallback",sans-serif';
const css = `@font-face{font-family:points;src:local("Noto Sans CJK SC"),local("Noto Sans CJK SC Regular"),local("NotoSansCJKsc-Regular");unicode-range:U+3000-303F,U+FF00-FFEF,U+2014,U+2018-201D,U+2026}
@page{size:A4;margin:0}*{box-sizing:border-box}body{width:210mm;font:10.2pt/1.6 ${body};color:#1d2421}
th{font-weight:400}.p{height:296.6mm;padding:11mm 15mm 8mm;overflow:hidden;display:flex;flex-direction:column}
header{border-bottom:1.6pt solid var(--c);padding-bottom:3mm;display:flex;align-items:flex-end;gap:4mm}h1{font:700 18pt/1.3 ${face};margin:0;flex:1}
header span{font-size:9pt;color:#4a5550}.who{display:flex;gap:6mm;margin:3mm 0 1mm;font-size:9.5pt}.who i{flex:1;border-bottom:.6pt solid #7f8c86;font-style:normal}
h2{font:700 11.5pt/1.4 ${face};margin:3.2mm 0 1mm;color:var(--c)}h2:before{content:"";display:inline-block;width:2.2mm;height:2.2mm;border-radius:50%;background:var(--c);margin-right:2mm}
p{margin:.6mm 0}ol,ul{margin:0;padding-left:6mm}li{margin:.8mm 0}li::marker{color:var(--c)}u{display:inline-block;min-width:16mm;border-bottom:.6pt solid #4a5550;text-decoration:none;height:1.2em;vertical-align:bottom}u.l{min-width:42mm}u.w{display:block;width:100%;height:7mm}
table{border-collapse:collapse;width:100%;margin:1mm 0}td,th{border:.6pt solid #b9c4bf;padding:1.2mm 2mm;text-align:center;font-weight:400}th{background:#eef3f0}td.e{height:8mm}
svg{margin:1.5mm auto;display:block}svg text{font:9.5pt ${body}}em{font-family:"Liberation Serif","Times New Roman",serif}
.me{display:grid;grid-template-columns:repeat(3,1fr);gap:2mm;font-size:9.5pt}.me div{background:#f6f8f7;border-radius:1.5mm;padding:1.5mm 2.5mm}.grow{flex:1}
footer b{font-weight:400}footer{border-top:.6pt dashed #7f8c86;padding-top:1.2mm;font-size:7.6pt;line-height:1.45;color:#4a5550}`;

/** Pieces used by the sheets' text. */
export const axis = (a, b, marks = [], labels = true) => { const u = 560 / (b - a + 1.6), x = (n) => 20 + (n - a + .8) * u; return `<svg width="620" height="52" viewBox="0 0 620 52" fill="none" stroke="#1d2421"><path d="M14 22H600M592 17l8 5-8 5"/>${range(a, b).map((i) => `<path d="M${x(i)} 17v10"/>${labels ? `<text x="${x(i)}" y="43" text-anchor="middle" fill="#1d2421" stroke="none">${String(i).replace('-', '−')}</text>` : ''}`).join('')}${marks.map(([n, s]) => `<circle cx="${x(n)}" cy="22" r="3.4" fill="#2f6fd0" stroke="none"/><text x="${x(n)}" y="11" text-anchor="middle" fill="#2f6fd0" stroke="none">${s}</text>`).join('')}</svg>`; };
const html = (s) => `<div class="p" style="--c:${subject[s.subject]}"><header><h1>${s.title}</h1><span>${s.grade} ${s.subject} · ${s.section}</span></header>
<div class="who"><i>学校：</i><i>班级：</i><i>姓名：</i><i>日期：</i></div>
<h2>学习目标</h2><ol>${s.goals.map((x) => `<li>${x}</li>`).join('')}</ol>
<h2>课前准备</h2><p>${s.before}</p>
${s.tasks.map(([t, body], i) => `<h2>任务${'一二三四'[i]}　${t}</h2>${body}`).join('')}
<h2>当堂检测</h2><ol>${s.practice.map((x) => `<li>${x}</li>`).join('')}</ol>
<h2>自我评价</h2><div class="me">${s.self.map((x) => `<div>□ ${x}</div>`).join('')}</div><div class="grow"></div>
<footer><b>参考答案</b>　${s.answers}<br>云州智慧教育 · 空中课堂　${s.school}　${s.teacher}</footer></div>`;

if (process.argv[1].endsWith('sheets.mjs')) {
  const b = await browser();
  for (const s of wanted(sheets(axis))) {
    const file = join(dir.media, `${s.slug}.pdf`);
    await b.size(794, 1123);
    await b.load(page(`<title>${s.title}</title>${html(s)}`, css));
    const over = await b.run(`(()=>{const p=document.querySelector('.p');return p.scrollHeight-p.clientHeight})()`);
    await b.pdf(file); writeFileSync(file, pack(readFileSync(file)));
    if (process.env.LOOK) await b.shot(join(process.env.LOOK, `${s.slug}.png`));
    console.log(s.slug, `${kb(file)} kB`, over > 0 ? `TOO LONG by ${over}px` : '');
  }
  await b.close();
}
