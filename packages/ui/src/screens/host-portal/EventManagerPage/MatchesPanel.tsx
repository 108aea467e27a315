import type { EventMatch } from '@perigee/api';
import { dateTimeText } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { Panel } from '../Panel.tsx';
import { Pair } from '../SchedulePanel/Pair.tsx';
import { PairList } from '../SchedulePanel/PairList.tsx';
import { pairLine } from '../SchedulePanel/SchedulePanel.css.ts';
import { noMatches } from './EventManagerPage.css.ts';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

interface MatchesPanelProps {
  matches: Loadable<readonly EventMatch[]>;
  /** The time zone of the event. */
  timeZone: string;
  /** The time zone in words, where the clocks of the viewer differ. */
  zone: string | null;
}

const texts = managerMessages.matches;

/** The guests of an event who matched. Source: events §2, §7. */
export function MatchesPanel({ matches, timeZone, zone }: MatchesPanelProps) {
  return (
    <Panel
      title={texts.title}
      {...(matches.status === 'ready' && {
        count: matches.data.length,
        zone: matches.data.length === 0 ? null : zone,
      })}
    >
      <Loaded
        value={matches}
        level={3}
        skeleton={
          <SkeletonRegion>
            <Skeleton width="60%" height={28} />
          </SkeletonRegion>
        }
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <Inline gap={5} wrap={false}>
              <NoMatchesOrbit className={noMatches} />
              <Text size="sm" tone="muted">
                {texts.none}
              </Text>
            </Inline>
          ) : (
            <PairList>
              {loaded.map((match) => (
                <li key={match.id} className={pairLine}>
                  <Pair first={match.firstUser} second={match.secondUser} size={36} />
                  <span>
                    <Text as="div" tone="strong" weight="medium" leading="snug" breakWords>
                      {managerMessages.schedule.pair(match.firstUser.name, match.secondUser.name)}
                    </Text>
                    {match.matchedAt !== undefined && (
                      <Text as="div" size="xs" tone="muted" figures>
                        {dateTimeText(new Date(match.matchedAt), timeZone)}
                      </Text>
                    )}
                  </span>
                </li>
              ))}
            </PairList>
          )
        }
      </Loaded>
    </Panel>
  );
}
