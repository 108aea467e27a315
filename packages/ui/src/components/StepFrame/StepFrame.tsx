import { ArrowLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  action,
  back,
  footOfPage,
  frame as frameClass,
  page,
  subtitle as subtitleClass,
  title as titleClass,
  titleOfPage,
  top,
  middle,
  topOfPage,
} from './StepFrame.css.ts';

export interface StepFrameProps extends Omit<ComponentProps<'fieldset'>, 'onSubmit'> {
  /** The question, or the subject of the step. */
  title: string;
  /** One muted line below the title. */
  subtitle?: ReactNode;
  /** Goes to the previous step, or leaves the flow on the first. Without it there is no back button. */
  onBack?: () => void;
  /** Content above the title. */
  drawing?: ReactNode;
  /** Content of the top line after the back button, such as the progress. */
  progress?: ReactNode;
  /** Content at the end of the top line, such as a button that leaves the flow. */
  leave?: ReactNode;
  /** The action of the step, at its end. */
  foot?: ReactNode;
  /**
   * Fills the dialog around it: the title is as large as that of a page, and the foot stays at the foot of
   * the window.
   */
  fill?: boolean;
  /** The content is in the middle of a frame that fills its container: a step without fields. */
  centered?: boolean;
  /** The step may take the focus on mount. False during the opening animation of a dialog around it. */
  mayFocus: boolean;
  /** The element that takes the focus: the first text field, if there is one, or the title. */
  focusOn?: 'field' | 'title';
  /** Called for Enter in a field, and the step's own submit button. The step validates itself. */
  onSubmit?: () => void;
  children?: ReactNode;
}

/**
 * The common part of all steps: the back button, the title, and the initial focus. The step is a group with
 * its title as its name, so that a screen reader announces the step when the focus enters.
 */
export function StepFrame({
  title,
  subtitle,
  onBack,
  drawing,
  progress,
  leave,
  foot,
  fill = false,
  centered = false,
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

  // Before the browser paints: a dialog around it looks for the focus that was lost with the previous step,
  // and takes it if no element has it.
  useLayoutEffect(() => {
    if (!mayFocus) return;
    const field = frame.current?.querySelector<HTMLElement>('input, textarea');
    (focusOn === 'field' && field ? field : heading.current)?.focus();
  }, [mayFocus, focusOn]);

  const content = (
    <>
      <div className={fill ? topOfPage : top}>
        {onBack !== undefined && (
          <IconButton label="Back" icon={ArrowLeft} className={back} onClick={onBack} />
        )}
        {progress}
        {leave}
      </div>
      <div className={centered ? middle : undefined}>
        {drawing}
        <h2 ref={heading} id={titleId} className={fill ? titleOfPage : titleClass} tabIndex={-1}>
          {title}
        </h2>
        {subtitle !== undefined && <p className={subtitleClass}>{subtitle}</p>}
        {children}
      </div>
      {foot !== undefined && <div className={fill ? footOfPage : action}>{foot}</div>}
    </>
  );

  return (
    <fieldset
      {...rest}
      ref={mergeRefs(frame, ref)}
      className={clsx(fill ? page : frameClass, className)}
      aria-labelledby={titleId}
    >
      {onSubmit === undefined ? (
        content
      ) : (
        <form
          noValidate
          className={fill ? page : undefined}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {/* Enter presses the first submit button. A disabled visible one would block the submission, which
              must show the error of a wrong number. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          {content}
        </form>
      )}
    </fieldset>
  );
}
