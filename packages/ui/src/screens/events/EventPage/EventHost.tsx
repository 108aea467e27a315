import type { EventHost as Host } from '@perigee/api';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { HostLock } from '../HostLock/HostLock.tsx';

const SIZE = 64;

/** The host of the event. Visitors see a lock in place of the logo. Source: events §2, member §6. */
export function EventHost({ host, isVisitor }: { host: Host; isVisitor: boolean }) {
  return (
    <Grid as="section" columns="aside-main" gap={5} align="center" aria-label="Host">
      {isVisitor ? (
        <HostLock size={SIZE} />
      ) : (
        <Avatar decorative name={host.name} src={host.logo} size={SIZE} />
      )}
      <div>
        <Text size="sm" tone="muted">
          Hosted by
        </Text>
        <Text size="xl" tone="strong" leading="head" display breakWords dir="auto">
          {host.name}
        </Text>
      </div>
    </Grid>
  );
}
