import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { DemoBar, type DemoBarProps } from './DemoBar.tsx';
import { frame, page, stage } from './DemoFrame.css.ts';
import { OtherPage, type OtherPageProps } from './OtherPage.tsx';

export interface DemoFrameProps extends Omit<ComponentProps<'div'>, 'children'>, DemoBarProps {
  /** The address of the product, which is a page of its own: its dialogs and its height end at the bar. */
  src: string;
  /** A page of another product, such as a payment page, in front of ours; null for none. */
  otherPage: OtherPageProps | null;
}

/** The product as a demonstration: without a server, under a bar that says so and changes its world. */
export function DemoFrame({
  src,
  otherPage,
  accounts,
  account,
  onAccountChange,
  now,
  timeZone,
  onTimeChange,
  messages,
  onOpenLink,
  onStartAgain,
  className,
  ...rest
}: DemoFrameProps) {
  return (
    <div {...rest} className={clsx(frame, className)}>
      <DemoBar
        {...{ accounts, account, onAccountChange, now, timeZone, onTimeChange }}
        {...{ messages, onOpenLink, onStartAgain }}
      />
      <div className={stage}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the product itself, which talks to this page */}
        <iframe className={page} src={src} title="Perigee" inert={otherPage !== null} />
        {otherPage !== null && <OtherPage {...otherPage} />}
      </div>
    </div>
  );
}
