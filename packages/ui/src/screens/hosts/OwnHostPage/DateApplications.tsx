import type { DateApplication, PublicUser } from '@perigee/api';
import { dateText } from '@perigee/domain';
import { hostPageMessages } from '@perigee/domain/hosts';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

export interface DateApplicationsProps {
  /** The newest first. */
  applications: readonly DateApplication[];
  /** The address of a user's public profile. */
  profileHref: (user: PublicUser) => string;
  /** The time zone of the host, in which the days are. */
  timeZone: string;
}

const texts = hostPageMessages.own;

/** The members who ask the host to arrange a date. Source: events §7 (host date applications). */
export function DateApplications({ applications, profileHref, timeZone }: DateApplicationsProps) {
  return (
    <>
      <Inline gap={2} align="baseline" spaceAfter={5}>
        <Heading level={2}>{texts.applications}</Heading>
        <Text as="span" size="sm" tone="muted" figures>
          {applications.length}
        </Text>
      </Inline>
      {applications.length === 0 ? (
        <EmptyState drawing={NoMatchesOrbit} level={3} title={texts.noApplications}>
          {texts.noApplicationsText}
        </EmptyState>
      ) : (
        <Stack as="ul" divided={4}>
          {applications.map(({ id, user, message, createdAt }) => (
            <Grid key={id} as="li" columns="aside-main" gap={4}>
              <Avatar decorative name={user.name} src={user.profileImage} size={44} />
              <div>
                <Grid columns="main-aside" gap={3} align="baseline">
                  <div>
                    <TextLink href={profileHref(user)}>
                      <Text as="bdi" breakWords>
                        {user.name}
                      </Text>
                    </TextLink>
                  </div>
                  <Text as="span" size="xs" tone="muted" figures>
                    <time dateTime={createdAt}>{dateText(new Date(createdAt), timeZone)}</time>
                  </Text>
                </Grid>
                {message === null ? (
                  <Text tone="muted">{texts.noMessage}</Text>
                ) : (
                  <Text breakWords dir="auto">
                    {message}
                  </Text>
                )}
              </div>
            </Grid>
          ))}
        </Stack>
      )}
    </>
  );
}
