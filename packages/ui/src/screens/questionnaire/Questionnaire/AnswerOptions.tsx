import { questionnaireMessages } from '@perigee/domain/questionnaire';
import { useId, useRef, useState } from 'react';
import { toggled } from '../../../components/Field/choice.ts';
import { ChoiceGroup } from '../../../components/Field/ChoiceGroup.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import * as css from './AnswerOptions.css.ts';
import { StarSignMark } from './StarSignMark.tsx';
import { useGoOn } from './use-go-on.ts';

/** Lines of text, pills, or the marks of star signs with their names. */
export type OptionLayout = 'rows' | 'chips' | 'marks';

interface AnswerOptionsProps {
  /** The name of the group for screen readers. The question is its visible name. */
  label: string;
  options: readonly string[];
  layout: OptionLayout;
  /** Any number of options may be chosen, not only one. */
  several?: boolean;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** A press on the only answer goes on to the next question. */
  goesOn?: boolean;
}

/**
 * The options of a question, each as large as a finger. A press, Space or Enter on an only answer chooses it
 * and, shortly after, goes on; arrow keys only choose, because keyboard users pass options to reach theirs.
 */
export function AnswerOptions({
  label,
  options,
  layout,
  several = false,
  chosen,
  onChoose,
  goesOn = false,
}: AnswerOptionsProps) {
  const name = useId();
  const hintId = useId();
  const [missing, setMissing] = useState<string>();
  const movesByArrow = useRef(false);
  const { goOn, stay } = useGoOn();
  return (
    <>
      {goesOn && (
        <p id={hintId} className={visuallyHidden}>
          {questionnaireMessages.goesOn}
        </p>
      )}
      <ChoiceGroup
        label={label}
        labelHidden
        several={several}
        error={chosen.length === 0 ? missing : undefined}
        className={css.group[layout]}
        aria-required={several ? undefined : true}
        aria-describedby={goesOn ? hintId : undefined}
        onKeyDown={(event) => {
          // Browsers report an arrow key as a click on the option that it reaches.
          movesByArrow.current = event.key.startsWith('Arrow');
          if (movesByArrow.current) stay();
          if (goesOn && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
            event.preventDefault();
            event.target.click();
          }
        }}
        onKeyUp={() => {
          movesByArrow.current = false;
        }}
        onBlur={({ currentTarget, target, relatedTarget }) => {
          const isLeft = !currentTarget.contains(relatedTarget);
          if (isLeft && target instanceof HTMLInputElement) setMissing(target.validationMessage);
        }}
      >
        {options.map((option) => (
          <label key={option} className={css.option[layout]}>
            <input
              type={several ? 'checkbox' : 'radio'}
              className={layout === 'rows' ? css.mark : visuallyHidden}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              required={!several}
              onChange={() => onChoose(several ? toggled(chosen, option) : [option])}
              onClick={({ currentTarget }) => {
                if (goesOn && !movesByArrow.current) goOn(currentTarget.form);
              }}
            />
            {layout === 'marks' && (
              <span className={css.drawing}>
                <StarSignMark sign={option} />
              </span>
            )}
            <Text as="span" breakWords>
              {option}
            </Text>
          </label>
        ))}
      </ChoiceGroup>
    </>
  );
}
