import { ArrowLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  back,
  frame as frameClass,
  lede as ledeClass,
  title as titleClass,
  top,
} from './StepFrame.css.ts';

export interface StepFrameProps extends Omit<ComponentProps<'fieldset'>, 'onSubmit'> {
  /** The question, or what the step is about. */
  title: string;
  /** One quiet line under the title. */
  lede?: ReactNode;
  /** To the step before, or out of the whole on the first. Without it there is no way back. */
  onBack?: () => void;
  /** Above the title. */
  drawing?: ReactNode;
  /** At the end of the top line, such as how far one has come. */
  progress?: ReactNode;
  /** The step may take the focus when it comes. False while a dialog around it still comes in. */
  mayFocus: boolean;
  /** What takes it: the first field that is typed into, if there is one, or the title. */
  focusOn?: 'field' | 'title';
  /** Enter in a field, and the step's own submit button. It decides itself whether it may. */
  onSubmit?: () => void;
  children: ReactNode;
}

/**
 * What all steps share: the way back, the title, and where the focus goes. The step is a group of
 * its title's name, so that a screen reader says where one is when the focus comes in.
 */
export function StepFrame({
  title,
  lede,
  onBack,
  drawing,
  progress,
  mayFocus,
  focusOn = 'field',
  onSubmit,
  className,
  ref,
  children,
  ...rest
}: StepFrameProps) {
  const titleId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Before the browser paints: a dialog around looks for the focus that left with the step before,
  // and takes it where it finds none.
  useLayoutEffect(() => {
    if (!mayFocus) return;
    const field = frame.current?.querySelector<HTMLElement>('input, textarea');
    (focusOn === 'field' && field ? field : heading.current)?.focus();
  }, [mayFocus, focusOn]);

  const content = (
    <>
      <div className={top}>
        {onBack !== undefined && (
          <IconButton label="Back" icon={ArrowLeft} className={back} onClick={onBack} />
        )}
        {progress}
      </div>
      {drawing}
      <h2 ref={heading} id={titleId} className={titleClass} tabIndex={-1}>
        {title}
      </h2>
      {lede !== undefined && <p className={ledeClass}>{lede}</p>}
      {children}
    </>
  );

  return (
    <fieldset
      {...rest}
      ref={mergeRefs(frame, ref)}
      className={clsx(frameClass, className)}
      aria-labelledby={titleId}
    >
      {onSubmit === undefined ? (
        content
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {/* Enter presses the first submit button. The visible one, while disabled, would swallow
              it, and Enter is when a wrong number is to be told. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          {content}
        </form>
      )}
    </fieldset>
  );
}
