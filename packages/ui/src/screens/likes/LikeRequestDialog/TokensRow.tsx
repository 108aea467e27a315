import { useState } from 'react';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { TokenStepper } from '../../../components/TokenStepper/TokenStepper.tsx';
import { TokensInfoDialog } from '../TokensInfoDialog/TokensInfoDialog.tsx';
import * as css from './LikeRequestDialog.css.ts';

export interface TokensRowProps {
  value: number;
  onChange: (tokens: number) => void;
  /** The user's tokens. */
  tokens: number;
  /** Shown below the label, in addition to the explanation of tokens. */
  hint?: string;
  disabled?: boolean;
}

/** The number of tokens in a like, and the explanation of tokens. */
export function TokensRow({ hint, ...stepper }: TokensRowProps) {
  const [isExplained, setIsExplained] = useState(false);
  return (
    <div className={css.tokens}>
      <div>
        <p className={css.tokensLabel}>Tokens</p>
        {hint !== undefined && <p className={css.tokensHint}>{hint}</p>}
        <TextButton className={css.tokensHint} onClick={() => setIsExplained(true)}>
          How tokens work
        </TextButton>
      </div>
      <TokenStepper label="Tokens" labelHidden {...stepper} />
      <TokensInfoDialog open={isExplained} onOpenChange={setIsExplained} />
    </div>
  );
}
