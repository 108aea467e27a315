import {
  answersIn,
  answerText,
  isSkipped,
  questionnaireMessages,
  questionSets,
  type Answered,
  type Question,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import * as css from './AnswerLists.css.ts';

const SETS = ['profile', 'preferences'] as const satisfies readonly QuestionSet[];

export interface AnswerListsProps {
  /** The current answers to both sets. */
  person: Answered;
  /** Opens one question, to change its answer. */
  onEdit: (set: QuestionSet, key: string) => void;
}

/** The answers to both questionnaires; each answer opens its question. Source: member §2. */
export function AnswerLists({ person, onEdit }: AnswerListsProps) {
  const titleId = useId();
  return (
    <section className={css.answers} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        Questionnaire
      </h2>
      <p className={css.subtitle}>Choose an answer to change it. Each one is saved by itself.</p>
      <div className={css.sets}>
        {SETS.map((set) => (
          <AnswerList key={set} set={set} person={person} onEdit={(key) => onEdit(set, key)} />
        ))}
      </div>
    </section>
  );
}

interface AnswerListProps {
  set: QuestionSet;
  person: Answered;
  onEdit: (key: string) => void;
}

function AnswerList({ set, person, onEdit }: AnswerListProps) {
  const titleId = useId();
  const answers = answersIn(person, set);
  const questions = questionSets[set];
  const unanswered = ({ required }: Question) =>
    required || set === 'profile'
      ? questionnaireMessages.notAnswered
      : questionnaireMessages.openToAll;
  return (
    <section className={css.set} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.setTitle}>
        {questionnaireMessages.sections[set]}
      </h3>
      <ul className={css.list}>
        {questions
          .filter((question) => !isSkipped(question, questions, answers))
          .map((question) => {
            const text = answerText(question, answers);
            return (
              <li key={question.key}>
                <button type="button" className={css.row} onClick={() => onEdit(question.key)}>
                  <span className={visuallyHidden}>Change </span>
                  <span className={css.label}>{question.label}</span>{' '}
                  <span className={text === null ? css.missing : css.answer}>
                    {text ?? unanswered(question)}
                  </span>
                  <Pencil
                    className={css.pencil}
                    size={iconSize.sm}
                    strokeWidth={iconStroke}
                    aria-hidden="true"
                  />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
