import { useState, type ReactNode } from 'react';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { TokensInfoDialog } from '../TokensInfoDialog/TokensInfoDialog.tsx';

export interface TokensRowProps {
  /** Shown below the label, in addition to the explanation of tokens. */
  hint?: string;
  /** The number of tokens, or the stepper that changes it. */
  children: ReactNode;
}

/** The number of tokens in a like, and the explanation of tokens. */
export function TokensRow({ hint, children }: TokensRowProps) {
  const [isExplained, setIsExplained] = useState(false);
  return (
    <Stack outlined={4} spaceBefore={5} spaceAfter={5}>
      <Grid columns="main-aside" gap={3} align="center">
        <div>
          <Text tone="strong">Tokens</Text>
          {hint !== undefined && (
            <Text size="sm" tone="muted">
              {hint}
            </Text>
          )}
          <Text as="div" size="sm">
            <TextButton onClick={() => setIsExplained(true)}>How tokens work</TextButton>
          </Text>
        </div>
        {children}
      </Grid>
      <TokensInfoDialog open={isExplained} onOpenChange={setIsExplained} />
    </Stack>
  );
}
