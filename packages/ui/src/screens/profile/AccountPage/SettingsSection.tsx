import { useId, type ReactNode } from 'react';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface SettingsSectionProps {
  title: string;
  /** The subject, in a sentence. */
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the settings: its subject at the side, its controls beside it. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} divider={10} spaceBefore={10}>
      <Grid columns={{ base: 1, md: '2:3' }} gap={{ base: 6, md: 12 }} align={{ md: 'start' }}>
        <Stack gap={2}>
          <Heading id={id} level={2}>
            {title}
          </Heading>
          {text !== undefined && (
            <Text size="sm" tone="muted" measure="sm">
              {text}
            </Text>
          )}
        </Stack>
        <div>{children}</div>
      </Grid>
    </Section>
  );
}
