import type { Reward } from '@perigee/api';
import { tokenCount } from '@perigee/domain/likes';
import { rewardMessages } from '@perigee/domain/profile';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { EmptyRows } from './EmptyRows.tsx';

interface RewardListProps {
  rewards: readonly Reward[];
  points: number | undefined;
  onRedeem: (reward: Reward) => Promise<void>;
}

/** The rewards that tokens can buy. The user must confirm, because spent tokens are not refunded. */
export function RewardList({ rewards, points, onRedeem }: RewardListProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<Reward | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const redeem = async () => {
    if (chosen === null) return;
    await onRedeem(chosen);
    toast.success(rewardMessages.redeemed);
  };
  return (
    <>
      {points !== undefined && (
        <Text tone="muted" spaceAfter={3}>
          You have{' '}
          <Text as="span" size="xl" tone="precious" display figures>
            {points}
          </Text>{' '}
          {points === 1 ? 'token' : 'tokens'}
        </Text>
      )}
      {rewards.length === 0 && <EmptyRows>There are no rewards at the moment.</EmptyRows>}
      {rewards.length > 0 && (
        <Stack as="ul" divided={5} outlined={5}>
          {rewards.map((reward) => (
            <Grid key={reward.id} as="li" columns="main-aside" align="start">
              <Stack gap={1}>
                <Heading level={3}>{reward.name}</Heading>
                <Text size="sm" tone="muted" measure="sm">
                  {reward.description}
                </Text>
              </Stack>
              <Stack gap={3} align="end">
                <Text as="span" size="sm" tone="precious" figures>
                  {tokenCount(reward.points)}
                </Text>
                {reward.affordable === true ? (
                  <Button
                    variant="precious"
                    size="small"
                    aria-label={`Redeem ${reward.name}`}
                    onClick={() => {
                      setChosen(reward);
                      setIsAsked(true);
                    }}
                  >
                    Redeem
                  </Button>
                ) : (
                  points !== undefined && (
                    <Text as="span" size="sm" tone="muted" figures>
                      {reward.points - points} more needed
                    </Text>
                  )
                )}
              </Stack>
            </Grid>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Redeem ${chosen?.name ?? 'this reward'}?`}
        confirmLabel="Redeem"
        onConfirm={redeem}
      >
        {chosen !== null && `${tokenCount(chosen.points)} are spent at once, for good.`}
      </ConfirmDialog>
    </>
  );
}
