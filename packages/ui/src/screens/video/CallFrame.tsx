import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { back, backLabel, bar, frame, main } from './CallFrame.css.ts';

interface CallFrameProps {
  /** Where the user came from, with its name. */
  backHref: string;
  backTo: ReactNode;
  children: ReactNode;
}

/** The page before and after a call: a bar in place of the header, so that nothing else is near the call. */
export function CallFrame({ backHref, backTo, children }: CallFrameProps) {
  return (
    <div className={frame}>
      <header className={bar}>
        <Link className={back} href={backHref}>
          <Icon icon={ArrowLeft} size="md" directional />
          <bdi className={backLabel}>{backTo}</bdi>
        </Link>
        <Text as="span" size="sm" tone="muted">
          Video call
        </Text>
      </header>
      <main className={main}>{children}</main>
    </div>
  );
}
