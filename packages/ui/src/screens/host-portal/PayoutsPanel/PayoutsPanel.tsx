import type { PayoutsAccount } from '@perigee/api';
import { managerMessages } from '@perigee/domain/host-portal';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../../../components/ErrorState/RetryButton.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { Panel } from '../Panel.tsx';

export interface PayoutsPanelProps {
  account: Loadable<PayoutsAccount>;
  /** The payments provider's page on which the host connects an account. Null while none is configured. */
  connectHref: string | null;
}

const texts = managerMessages.payouts;

/**
 * The payouts account of the host: connects it on the payments provider's page, or opens it there. A failed
 * lookup has no toast. Source: events §4, §7, §8.
 */
export function PayoutsPanel({ account, connectHref }: PayoutsPanelProps) {
  return (
    <Panel title={texts.title}>
      <Loaded
        value={account}
        skeleton={
          <SkeletonRegion>
            <Skeleton height={36} />
          </SkeletonRegion>
        }
        renderError={({ onRetry, retrying }) => (
          <Line text={texts.unknown}>
            <RetryButton size="small" onRetry={onRetry} retrying={retrying} />
          </Line>
        )}
      >
        {({ dashboardLink }) =>
          dashboardLink == null ? (
            <Line text={texts.notConnected}>
              {connectHref !== null && (
                <ButtonLink variant="outline" size="small" href={connectHref}>
                  {texts.connect}
                </ButtonLink>
              )}
            </Line>
          ) : (
            <Line text={texts.connected}>
              <ButtonLink
                variant="outline"
                size="small"
                href={dashboardLink}
                target="_blank"
                rel="noreferrer"
              >
                {texts.open}
                <Icon icon={ExternalLink} size="sm" />
              </ButtonLink>
            </Line>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Inline justify="between" gap={3}>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      {children}
    </Inline>
  );
}
