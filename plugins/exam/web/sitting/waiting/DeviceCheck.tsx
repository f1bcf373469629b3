import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { SittingClient } from '../state/sitting-client';

/** From how far on a device's own clock is said to be wrong; the exam does not use it. Milliseconds. */
const wrongClock = 120_000;

type Sign = 'good' | 'bad' | 'waits';

/** The own machine: network, the paper, its storage, its clock, its sound. */
export function DeviceCheck({ client, now }: { readonly client: SittingClient; readonly now: number }) {
  useSignals();
  const t = useText();
  const storage = useStorage();
  const battery = useBattery();
  const [sound, setSound] = useState<Sign>('waits');
  const drift = Math.abs(now - useNow(1000).getTime());
  const lines: readonly (readonly [IconName, string, Sign])[] = [
    ['Globe', 'network', client.isOnline.value ? 'good' : 'bad'],
    ['Document', 'paper', client.paper.isFetched.value ? 'good' : 'waits'],
    ['CloudCheckmark', 'storage', client.parts.isShared ? 'bad' : storage],
    ['Clock', 'clock', drift > wrongClock ? 'bad' : 'good'],
    ['Play', 'sound', sound],
    ...(battery ? [['Phone', 'battery', battery.sign] as const] : []),
  ];
  const isReady = lines.every(
    ([, name, sign]) => sign === 'good' || name === 'sound' || name === 'clock' || name === 'battery',
  );
  return (
    <Panel
      title={t(isReady ? 'exam.sitting.check.ready' : 'exam.sitting.check.title')}
      note={isReady && <Icon name="Checkmark" className="ink-done" />}
    >
      <Stack as="ul" gap={0} className="ruled-list card-body">
        {lines.map(([icon, name, sign]) => (
          <Row as="li" key={name} gap={3} className="pad-y-2">
            <Icon name={icon} />
            <span className="grow">{t(`exam.sitting.check.${name}`)}</span>
            {name === 'sound' && sign === 'waits' ? (
              <Button size="small" onClick={() => void playTone().then(setSound)}>
                {t('exam.sitting.check.tryIt')}
              </Button>
            ) : (
              <Row as="span" inline gap={1} className={sign === 'bad' ? 'ink-due t-13' : 't-13'}>
                <Icon name={sign === 'good' ? 'Checkmark' : sign === 'bad' ? 'Warning' : 'ArrowClockwise'} size={16} />
                {t(`exam.sitting.check.${name}.${sign}`, { share: battery?.share ?? 0 })}
              </Row>
            )}
          </Row>
        ))}
        <FullScreenLine />
      </Stack>
    </Panel>
  );
}

/** Nothing else is in sight during the exam, for who wants it so. Without the right to it the line is not there. */
function FullScreenLine() {
  const t = useText();
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  // Follows the browser, whose own keys leave it
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <Row as="li" gap={3} className="pad-y-2">
      <Icon name="FullScreen" />
      <span className="grow">{t('exam.sitting.check.fullScreen')}</span>
      {isFull ? (
        <Row as="span" inline gap={1} className="t-13">
          <Icon name="Checkmark" size={16} />
          {t('exam.sitting.check.fullScreen.good')}
        </Row>
      ) : (
        <Button size="small" onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
          {t('exam.sitting.check.fullScreen.open')}
        </Button>
      )}
    </Row>
  );
}

/** As Chromium tells it (Battery Status API); other browsers say nothing of it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** 0 to 1. */
  readonly level: number;
}

/** Below this share a device that is not charging may not last for the exam. */
const lowBattery = 0.4;

/** The battery of this device, where its browser says how full it is. */
function useBattery(): { readonly sign: Sign; readonly share: number } | null {
  const [battery, setBattery] = useState<{ level: number; charging: boolean } | null>(null);
  // Asked once, and followed
  useEffect(() => {
    const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
    const stop = new AbortController();
    void getBattery?.call(navigator).then(
      (found) => {
        const look = () => setBattery({ level: found.level, charging: found.charging });
        for (const event of ['levelchange', 'chargingchange']) found.addEventListener(event, look, stop);
        if (!stop.signal.aborted) look();
      },
      () => undefined, // the browser does not say
    );
    return () => stop.abort();
  }, []);
  if (!battery) return null;
  const isLow = battery.level < lowBattery && !battery.charging;
  return { sign: isLow ? 'bad' : 'good', share: Math.round(battery.level * 100) };
}

/** Whether answers can be kept here. */
function useStorage(): Sign {
  const [sign, setSign] = useState<Sign>('waits');
  // Asked once
  useEffect(() => {
    const request = indexedDB.open('edutech-exam-check');
    request.onsuccess = () => {
      request.result.close();
      setSign('good');
    };
    request.onerror = () => setSign('bad');
  }, []);
  return sign;
}

/** A tone of half a second: who hears it knows that recordings will be heard. */
async function playTone(): Promise<Sign> {
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    tone.connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.5);
    await new Promise((resolve) => {
      tone.onended = resolve;
    });
    await context.close();
    return 'good';
  } catch {
    return 'bad';
  }
}
