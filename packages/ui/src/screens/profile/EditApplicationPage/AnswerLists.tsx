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
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { answer, pencil, row, setTitle } from './EditApplicationPage.css.ts';

const SETS = ['profile', 'preferences'] as const satisfies readonly QuestionSet[];

export interface AnswerListsProps {
  /** The current answers to both sets. */
  person: Answered;
  /** Opens one question, to change its answer. */
  onEdit: (set: QuestionSet, key: string) => void;
}

/** The answers to both questionnaires; each answer opens its question. Source: member §2. */
export function AnswerLists({ person, onEdit }: AnswerListsProps) {
  return (
    <Section
      title="Questionnaire"
      subtitle="Choose an answer to change it. Each change is saved right away."
      gap={6}
      divider={10}
      spaceBefore={16}
    >
      <Grid columns={{ base: 1, lg: 2 }} gap={{ base: 12, lg: 16 }} align={{ lg: 'start' }}>
        {SETS.map((set) => (
          <AnswerList key={set} set={set} person={person} onEdit={(key) => onEdit(set, key)} />
        ))}
      </Grid>
    </Section>
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
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={setTitle}>
        {questionnaireMessages.sections[set]}
      </h3>
      <ul>
        {questions
          .filter((question) => !isSkipped(question, questions, answers))
          .map((question) => {
            const text = answerText(question, answers);
            return (
              <li key={question.key}>
                <button type="button" className={row} onClick={() => onEdit(question.key)}>
                  <span className={visuallyHidden}>Change </span>
                  <Text as="span" size="sm" tone="muted">
                    {question.label}
                  </Text>{' '}
                  <Text
                    as="span"
                    className={answer}
                    tone={text === null ? 'muted' : 'strong'}
                    breakWords
                  >
                    {text ?? unanswered(question)}
                  </Text>
                  <Icon className={pencil} icon={Pencil} />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
