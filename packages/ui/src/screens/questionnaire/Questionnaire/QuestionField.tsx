import {
  optionMessages,
  type Answer,
  type Question,
  type Span,
} from '@perigee/domain/questionnaire';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { SpanField } from './SpanField.tsx';

/** The maximum number of options shown as cards; more are in a Select. */
const MOST_CARDS = 6;

/** Whether the question is answered by one of several cards, which need a hint to choose one. */
export const standsInCards = ({ kind }: Question, options: readonly string[]): boolean =>
  (kind === 'select' || kind === 'details') && options.length <= MOST_CARDS;

export interface QuestionFieldProps {
  question: Question;
  /** The options that the other answers allow. */
  options: readonly string[];
  /** An empty choice means that all are welcome. */
  mayStayOpen: boolean;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
}

/** The input of a question. Its title is the question, so the label is for screen readers only. */
export function QuestionField({
  question,
  options,
  mayStayOpen,
  answer,
  onAnswer,
}: QuestionFieldProps) {
  const label = { label: question.label, labelHidden: true };
  if (question.kind === 'range') {
    return <SpanField question={question} span={answer as Span} onChange={onAnswer} />;
  }
  if (question.kind === 'text') {
    const TextInput = question.isLong ? TextArea : TextField;
    return (
      <TextInput
        {...label}
        value={typeof answer === 'string' ? answer : ''}
        maxLength={question.maxLength}
        autoComplete="off"
        onChange={({ target }: { target: { value: string } }) => onAnswer(target.value)}
      />
    );
  }
  const choices = options.map((option) => ({ value: option, label: option }));
  if (question.kind === 'multi-select') {
    return (
      <MultiSelect
        {...label}
        options={choices}
        value={Array.isArray(answer) ? answer : []}
        noneChosen={mayStayOpen ? optionMessages.openToAll : undefined}
        onChange={onAnswer}
      />
    );
  }
  const choice = {
    ...label,
    required: true,
    options: choices,
    value: typeof answer === 'string' ? answer : null,
    onChange: onAnswer,
  };
  if (standsInCards(question, options)) return <RadioCards {...choice} />;
  return <Select {...choice} opensAt={question.kind === 'select' ? question.opensAt : undefined} />;
}
