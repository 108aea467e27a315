import type { Reward } from '@perigee/api';
import { tokenCount } from '@perigee/domain/likes';
import { rewardMessages } from '@perigee/domain/profile';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import {
  balance,
  balanceFigure,
  empty,
  missing,
  price,
  reward as rewardClass,
  rewardEnd,
  rewardName,
  rewardText,
  rows,
} from './WalletsPage.css.ts';

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
        <p className={balance}>
          You have <span className={balanceFigure}>{points}</span>{' '}
          {points === 1 ? 'token' : 'tokens'}
        </p>
      )}
      {rewards.length === 0 && <p className={empty}>There are no rewards at the moment.</p>}
      <ul className={rows}>
        {rewards.map((reward) => (
          <li key={reward.id} className={rewardClass}>
            <div>
              <h3 className={rewardName}>{reward.name}</h3>
              <p className={rewardText}>{reward.description}</p>
            </div>
            <div className={rewardEnd}>
              <span className={price}>{tokenCount(reward.points)}</span>
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
                  <span className={missing}>{reward.points - points} more needed</span>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
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
