import { liveMessages } from '@perigee/domain/live';
import { useEffect, useEffectEvent, useState } from 'react';
import { Section } from '../../../components/Section/Section.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { usePageVisible } from '../../../hooks/use-page-visible.ts';

/** The screen wake lock of a browser: `navigator.wakeLock`. */
export interface ScreenWakeLock {
  request: (type: 'screen') => Promise<{ release: () => Promise<void> }>;
}

/**
 * Keeps the screen on while the page is mounted and in the foreground, unless the user switches it off. The browser
 * ends every lock in the background, so that it is requested again in the foreground.
 */
export function KeepScreenOn({ wakeLock }: { wakeLock: ScreenWakeLock }) {
  const isVisible = usePageVisible();
  const [isOn, setIsOn] = useState(true);
  const [wasPressed, setWasPressed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const refuse = useEffectEvent(() => {
    setIsOn(false);
    // Without a press the user has asked for nothing.
    setIsRefused(wasPressed);
  });

  useEffect(() => {
    if (!isOn || !isVisible) return;
    let isWanted = true;
    const lock = wakeLock.request('screen');
    lock.catch(() => {
      if (isWanted) refuse();
    });
    return () => {
      isWanted = false;
      void lock.then((held) => held.release()).catch(() => undefined);
    };
  }, [isOn, isVisible, wakeLock]);

  return (
    <Section as="div" spaceBefore={3}>
      <Switch
        label={liveMessages.keepScreenOn.label}
        error={isRefused ? liveMessages.keepScreenOn.refused : undefined}
        checked={isOn}
        onChange={({ target }) => {
          setWasPressed(true);
          setIsRefused(false);
          setIsOn(target.checked);
        }}
      />
    </Section>
  );
}
