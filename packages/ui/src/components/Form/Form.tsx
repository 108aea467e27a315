import { errorText } from '@perigee/domain';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues } from 'react-hook-form';
import { problemIcon } from '../Field/Field.css.ts';
import { useToast } from '../Toast/toast-context.ts';
import { actions as actionsClass, form as formClass, problem } from './Form.css.ts';
import type { BoundForm } from './use-bound-form.ts';

export interface FormProps<Values extends FieldValues, Result> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate'
> {
  /** The return value of `useZodForm` or `useRuleForm`. */
  form: BoundForm<Values, Result>;
  /** Submits the values, or the output of the schema. If it rejects, all values stay as typed. */
  onSubmit: (result: Result) => Promise<unknown>;
  /** The field of a failure, which shows it as its error. */
  fieldOfError?: (error: unknown) => FieldPath<Values> | undefined;
  /** The place of a failure without a field. Above the buttons it stays until the next submission. */
  failures?: 'toast' | 'over-buttons';
  /** The buttons, below all fields and below the error of the whole form. */
  actions: ReactNode;
}

/**
 * Fields that are submitted together, by Enter or by the SubmitButton. The first field with an error gets the
 * focus, whether the error is from the schema or from the server.
 */
export function Form<Values extends FieldValues, Result>({
  form,
  onSubmit,
  fieldOfError,
  failures = 'toast',
  actions,
  className,
  children,
  ...rest
}: FormProps<Values, Result>) {
  const { errors, isSubmitting } = form.formState;
  const toasts = useToast();
  const [hasToast, setHasToast] = useState(false);

  function showFailure(error: unknown) {
    const message = errorText(error);
    const field = fieldOfError?.(error);
    const isToast = field === undefined && failures === 'toast';
    setHasToast(isToast);
    if (isToast) toasts.error(message);
    else form.setError(field ?? 'root.server', { message }, { shouldFocus: true });
  }

  const send = form.handleSubmit(async (result) => {
    if (hasToast) toasts.close();
    setHasToast(false);
    try {
      await onSubmit(result);
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <FormProvider {...form}>
      <form
        {...rest}
        // Native validation is off: the schema validates, and the fields show the product's own messages.
        noValidate
        className={clsx(formClass, className)}
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
          else void send(event);
        }}
      >
        {children}
        <div>
          <div role="alert">
            {errors.root?.['server']?.message !== undefined && (
              <p className={problem}>
                <TriangleAlert
                  size={16}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className={problemIcon}
                />
                <span>{errors.root['server'].message}</span>
              </p>
            )}
          </div>
          <div className={actionsClass}>{actions}</div>
        </div>
      </form>
    </FormProvider>
  );
}
