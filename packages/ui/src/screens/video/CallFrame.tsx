import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { main, page } from '../../components/PageLayout/PageLayout.css.ts';
import { Text } from '../../components/Text/Text.tsx';
import { oneLine } from '../../theme/one-line.css.ts';
import { back, bar, barTitle, places } from './CallFrame.css.ts';

interface CallFrameProps {
  /** Where the user came from, with its name. */
  backHref: string;
  backTo: ReactNode;
  children: ReactNode;
}

/** The page before and after a call: a bar in place of the header, so that nothing else is near the call. */
export function CallFrame({ backHref, backTo, children }: CallFrameProps) {
  return (
    <div className={page}>
      <header className={bar}>
        <Link className={back} href={backHref}>
          <Icon icon={ArrowLeft} size="md" directional />
          <bdi className={oneLine}>{backTo}</bdi>
        </Link>
        <Text as="span" size="sm" tone="muted" className={barTitle}>
          Video call
        </Text>
      </header>
      <main className={main}>{children}</main>
    </div>
  );
}

interface CallPlaceProps {
  /**
   * `ended`: centered words below a drawing. The others are texts with a title: `closed` with the picture of an
   * event, `problem` with what the user can do about it.
   */
  of: keyof typeof places;
  children: ReactNode;
}

/** A view of its own in the middle of a CallFrame. */
export function CallPlace({ of, children }: CallPlaceProps) {
  return <div className={places[of]}>{children}</div>;
}
