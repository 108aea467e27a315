import { DemoFrame } from '@perigee/ui';
import { ToastProvider } from '@perigee/ui/toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { viewerTimeZone } from '../services/viewer-time-zone.ts';
import { onDemo } from './demo-event.ts';
import type { Demo } from './demo.ts';

/** How often the clock of the bar, which shows minutes, is read. */
const CLOCK_MS = 5000;

export interface DemoPageProps {
  /** The address of the page that announces its demonstration. */
  src: string;
  /** Receives the address of the product's page, from the root of the product. */
  onAddressChange?: (address: string) => void;
}

const noSubscription = () => () => undefined;

/** The time of the machine, every few seconds. */
function useMachineTime(): number {
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** The bar of the demonstration, around the frame in which it runs. */
export function DemoPage({ src, onAddressChange }: DemoPageProps) {
  const [demo, setDemo] = useState<Demo | null>(null);
  useEffect(() => onDemo(setDemo), []);
  const state = useSyncExternalStore(
    demo?.subscribe ?? noSubscription,
    () => demo?.getState() ?? null,
  );
  const time = useMachineTime();
  const address = state?.address;
  useEffect(() => {
    if (address !== undefined) onAddressChange?.(address);
  }, [address, onAddressChange]);
  return (
    <ToastProvider>
      <DemoFrame
        src={src}
        aria-busy={state?.isStored !== true}
        accounts={demo?.accounts ?? []}
        account={state?.account ?? null}
        onAccountChange={(account) => void demo?.openAs(account)}
        now={state === null ? null : new Date(time + state.aheadMs)}
        timeZone={viewerTimeZone()}
        onTimeChange={(at) => void demo?.setTime(at)}
        messages={state?.messages ?? []}
        onOpenLink={(link) => demo?.open(link)}
        onStartAgain={async () => demo?.reset()}
        otherPage={
          demo === null || state === null || state.otherPage === null
            ? null
            : {
                html: state.otherPage,
                onRequest: (request) => void demo.requestPage(request),
                onClose: demo.closePage,
              }
        }
      />
    </ToastProvider>
  );
}
