import {
  progressText,
  questionSections,
  sectionPlace,
  questionSets,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { nameOf } from '../../../theme/css-variable.ts';
import * as css from './SectionArc.css.ts';
import { angleAt, box, LENGTH, partsOf, path, top, type ArcPart } from './section-arc-shape.ts';

const partsOfSet = (set: QuestionSet) =>
  partsOf(questionSections[set].map(({ questions }) => questions.length));

interface ArcDrawingProps {
  parts: readonly ArcPart[];
  /** Where the point is on the arc. All before it is done. */
  at: number;
  /** Where the point was before. */
  before: number;
  className?: string;
}

/** The sections of a set as parts of an orbit. */
function ArcDrawing({ parts, at, before, className }: ArcDrawingProps) {
  const angles = {
    [nameOf(css.angle)]: `${angleAt(at)}deg`,
    [nameOf(css.angleBefore)]: `${angleAt(before)}deg`,
  } as CSSProperties;
  return (
    <svg viewBox={box} className={clsx(css.drawing, className)} style={angles} aria-hidden="true">
      {parts.map(({ from, to }) => {
        const done = Math.min(at, to) - from;
        const lengths = {
          [nameOf(css.done)]: done,
          [nameOf(css.doneBefore)]: Math.max(Math.min(before, to) - from, 0),
        } as CSSProperties;
        const line = { d: path, pathLength: LENGTH, strokeDashoffset: -from };
        return (
          <g key={from}>
            <path {...line} className={css.track} strokeDasharray={`${to - from} ${LENGTH * 2}`} />
            {done > 0 && <path {...line} className={css.doneLine} style={lengths} />}
          </g>
        );
      })}
      <circle className={css.point} cx={top.x} cy={top.y} />
    </svg>
  );
}

interface SectionArcProps {
  set: QuestionSet;
  /** The key of the current question. */
  question: string;
  /** The name of the set, for screen readers. */
  label: string;
}

/** The progress through a set: its sections as parts of an orbit, and the name of the current one. */
export function SectionArc({ set, question, label }: SectionArcProps) {
  const sections = questionSections[set];
  const { section: index, place } = sectionPlace(set, question);
  const section = sections[index];
  const parts = partsOfSet(set);
  const part = parts[index];
  if (section === undefined || part === undefined) return null;
  const count = section.questions.length;
  const at = (number: number) => part.from + ((part.to - part.from) * number) / count;
  return (
    <div
      // A progress element cannot contain an SVG.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={questionSets[set].length}
      aria-valuenow={questionSets[set].findIndex(({ key }) => key === question) + 1}
      aria-valuetext={progressText(set, question)}
      className={css.progress}
    >
      <ArcDrawing parts={parts} at={at(place)} before={at(place - 1)} />
      <span className={css.label}>{section.label}</span>
    </div>
  );
}

interface SectionOrbitProps {
  set: QuestionSet;
  /** The number of sections that are done. */
  done: number;
}

/** The sections of a set in large, above the text of a page between them. */
export function SectionOrbit({ set, done }: SectionOrbitProps) {
  const parts = partsOfSet(set);
  const at = parts[done - 1]?.to ?? 0;
  return <ArcDrawing parts={parts} at={at} before={at} className={css.large} />;
}
