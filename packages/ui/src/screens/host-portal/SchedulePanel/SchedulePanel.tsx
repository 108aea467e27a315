import type { Event, EventSchedule } from '@perigee/api';
import { timeText } from '@perigee/domain';
import { managerMessages, roundTimes } from '@perigee/domain/host-portal';
import { useState, type CSSProperties } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Panel } from '../Panel.tsx';
import { Pair } from './Pair.tsx';
import { PairList } from './PairList.tsx';
import { pairLine, roundChips, tableName } from './SchedulePanel.css.ts';

type ScheduledEvent = Pick<Event, 'startTime' | 'timezone' | 'format'>;

export interface SchedulePanelProps {
  event: ScheduledEvent;
  /** The time zone in words, where the clocks of the viewer differ. */
  zone?: string | null;
  /** Null before it is generated. */
  schedule: EventSchedule | null;
  /** Generates and deletes, while the event is in created status; undefined otherwise. */
  actions: { onGenerate: () => void; onDelete: () => void; busy: boolean } | undefined;
  /** The event was updated, which closes its schedule: the panel says so in place of the actions. */
  isClosed?: boolean;
  /** Moves the focus to the title, after a change that replaced the pressed button. */
  takesFocus: boolean;
}

const texts = managerMessages.schedule;

/**
 * The rounds of an event, each with its pairs, or the button that generates them. Source: events §4 (host
 * actions), §9 (times).
 */
export function SchedulePanel({ schedule, ...rest }: SchedulePanelProps) {
  if (schedule === null || schedule.rounds.length === 0) return <NoSchedule {...rest} />;
  return <Rounds {...rest} rounds={schedule.rounds} />;
}

const ClosedNote = () => (
  <Text size="sm" tone="muted">
    {texts.closedByUpdate}
  </Text>
);

function NoSchedule({
  event,
  zone,
  actions,
  isClosed = false,
  takesFocus,
}: Omit<SchedulePanelProps, 'schedule'>) {
  if (isClosed) {
    return (
      <Panel title={texts.title} takesFocus={takesFocus}>
        <ClosedNote />
      </Panel>
    );
  }
  if (actions === undefined) return null;
  return (
    <Panel title={texts.title} zone={zone} takesFocus={takesFocus}>
      <Text size="sm" tone="muted">
        {planOf(event)} {texts.madeFrom}
      </Text>
      <Button variant="outline" size="small" block busy={actions.busy} onClick={actions.onGenerate}>
        {texts.generate}
      </Button>
    </Panel>
  );
}

function planOf({ startTime, timezone, format }: ScheduledEvent): string {
  if (format === undefined) return '';
  const { start } = roundTimes(new Date(startTime), format, 1);
  return texts.plan(format.rounds, format.roundLength, timeText(start, timezone));
}

interface RoundsProps extends Omit<SchedulePanelProps, 'schedule'> {
  rounds: EventSchedule['rounds'];
}

/** As many chips as fit on a line of a phone. */
const MOST_ROUNDS_PER_LINE = 6;

/** In lines that are as equal as possible. */
const roundsPerLine = (count: number) => Math.ceil(count / Math.ceil(count / MOST_ROUNDS_PER_LINE));

function Rounds({ event, zone, rounds, actions, isClosed = false, takesFocus }: RoundsProps) {
  const [chosen, setChosen] = useState(1);
  const shown = rounds.find(({ round }) => round === chosen) ?? rounds[0];
  if (shown === undefined) return null;
  return (
    <Panel
      title={texts.title}
      count={texts.rounds(rounds.length)}
      zone={zone}
      takesFocus={takesFocus}
      actions={
        actions && (
          <>
            <Button variant="outline" size="small" busy={actions.busy} onClick={actions.onGenerate}>
              {texts.again}
            </Button>
            <Button variant="danger" size="small" onClick={actions.onDelete}>
              {texts.delete}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        {isClosed && <ClosedNote />}
        <ChipGroup
          label={texts.chooseRound}
          labelHidden
          className={roundChips}
          style={{ '--rounds-per-line': roundsPerLine(rounds.length) } as CSSProperties}
          options={rounds.map(({ round }) => ({ value: round, label: String(round) }))}
          value={shown.round}
          onChange={setChosen}
        />
        <Text as="output" size="sm" tone="muted" figures>
          {roundLine(event, shown.round)}
        </Text>
        <PairList>
          {shown.tables.map(({ table, first, second }) => (
            <li key={table} className={pairLine}>
              <Text as="span" className={tableName} size="sm" tone="muted" figures>
                {texts.table(table)}
              </Text>
              <Pair first={first} second={second} />
              <Text as="span" size="sm" tone="strong" weight="medium" breakWords>
                {texts.pair(first.name, second.name)}
              </Text>
            </li>
          ))}
        </PairList>
      </Stack>
    </Panel>
  );
}

function roundLine({ startTime, timezone, format }: ScheduledEvent, round: number): string {
  if (format === undefined) return texts.roundOnly(round);
  const { start, end } = roundTimes(new Date(startTime), format, round);
  return texts.round(round, timeText(start, timezone), timeText(end, timezone));
}
