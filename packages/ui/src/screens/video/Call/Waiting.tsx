import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { FaceDial } from '../../../components/Orbit/FaceDial.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { middle } from './Call.css.ts';
import type { CallProps } from './call-component-props.ts';

/** The stage while no other user is in the call. */
export function Waiting({ room, waitingFor }: Pick<CallProps, 'room' | 'waitingFor'>) {
  const name = room.kind === 'match' ? room.name : room.title;
  return (
    <div className={middle.stage}>
      <FaceDial name={name} src={room.imageUrl} waiting />
      <Heading level={1} size="3xl" family="title" align="center" spaceBefore={5}>
        {titleOf(waitingFor, name)}
      </Heading>
      <Text align="center" measure="sm" spaceBefore={2}>
        {TEXTS[waitingFor]}
      </Text>
    </div>
  );
}

function titleOf(waitingFor: CallProps['waitingFor'], name: string): ReactNode {
  if (waitingFor === 'others') return <bdi>{name}</bdi>;
  return (
    <>
      {waitingFor === 'answer' ? 'Calling' : 'Connecting to'} <bdi>{name}</bdi>
    </>
  );
}

const TEXTS = {
  answer: 'Ringing',
  connection: 'One moment.',
  others: 'You are the only one here. The others appear as soon as they join.',
} as const;
