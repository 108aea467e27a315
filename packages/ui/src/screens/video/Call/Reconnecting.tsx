import { Heading } from '../../../components/Heading/Heading.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { middle } from './Call.css.ts';

interface ReconnectingProps {
  /** The other user, whose connection was lost; null if it was the user's own. */
  name: string | null;
}

/** Over the last picture of a call that was interrupted. */
export function Reconnecting({ name }: ReconnectingProps) {
  return (
    <div className={middle.veil}>
      <WaitingOrbit />
      <Heading level={2} size="3xl" family="title" align="center" spaceBefore={5}>
        Reconnecting
      </Heading>
      <Text align="center" measure="sm" spaceBefore={2}>
        {name === null ? 'Your connection' : <bdi>{name}’s connection</bdi>} was lost. The call
        resumes {name === null ? 'when you’re back online' : 'when it is back'}.
      </Text>
    </div>
  );
}
