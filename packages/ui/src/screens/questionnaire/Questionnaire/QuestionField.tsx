import type { Answer, Question, Span } from '@perigee/domain/questionnaire';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { AnswerOptions, type OptionLayout } from './AnswerOptions.tsx';
import { HeightField } from './HeightField.tsx';
import { SpanField } from './SpanField.tsx';

/** The maximum number of options shown as rows; more are chips, unless their names are long. */
const MOST_ROWS = 6;
const LONGEST_CHIP = 20;

function layoutOf({ key }: Question, options: readonly string[]): OptionLayout {
  if (key === 'starSign') return 'marks';
  const isShort = options.every(({ length }) => length <= LONGEST_CHIP);
  return options.length > MOST_ROWS && isShort ? 'chips' : 'rows';
}

export interface QuestionFieldProps {
  question: Question;
  /** The options that the other answers allow. */
  options: readonly string[];
  /** A press on the only answer goes on to the next question. */
  goesOn: boolean;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
}

/** The input of a question. Its title is the question, so the label is for screen readers only. */
export function QuestionField({ question, options, goesOn, answer, onAnswer }: QuestionFieldProps) {
  const { label } = question;
  if (question.kind === 'range') {
    return <SpanField question={question} span={answer as Span} onChange={onAnswer} />;
  }
  if (question.kind === 'text') {
    const TextInput = question.isLong ? TextArea : TextField;
    return (
      <TextInput
        label={label}
        labelHidden
        value={typeof answer === 'string' ? answer : ''}
        maxLength={question.maxLength}
        autoComplete="off"
        onChange={({ target }: { target: { value: string } }) => onAnswer(target.value)}
      />
    );
  }
  const layout = layoutOf(question, options);
  if (question.kind === 'multi-select') {
    return (
      <AnswerOptions
        label={label}
        options={options}
        layout={layout}
        several
        chosen={Array.isArray(answer) ? answer : []}
        onChoose={onAnswer}
      />
    );
  }
  const only = typeof answer === 'string' ? answer : null;
  if (question.kind === 'select' && question.restsAt !== undefined) {
    return (
      <HeightField
        label={label}
        options={options}
        restsAt={question.restsAt}
        height={only}
        onChange={onAnswer}
      />
    );
  }
  return (
    <AnswerOptions
      label={label}
      options={options}
      layout={layout}
      chosen={only === null ? [] : [only]}
      goesOn={goesOn}
      onChoose={([choice = null]) => onAnswer(choice)}
    />
  );
}
