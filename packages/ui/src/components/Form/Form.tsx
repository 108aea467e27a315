import { errorText } from '@perigee/domain';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues } from 'react-hook-form';
import { problemIcon } from '../Field/Field.css.ts';
import { useToast } from '../Toast/toast-context.ts';
import { actions as actionsClass, form as formClass, problem } from './Form.css.ts';
import type { ZodForm } from './use-zod-form.ts';

export interface FormProps<Values extends FieldValues, Result> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate'
> {
  /** Of `useZodForm`. */
  form: ZodForm<Values, Result>;
  /** Sends what the schema made of the values. Where it rejects, everything stays as it was typed. */
  onSubmit: (result: Result) => Promise<unknown>;
  /** Which field a failure is about, whose error it becomes. */
  fieldOfError?: (error: unknown) => FieldPath<Values> | undefined;
  /** Where a failure is shown that is about no field. Over the buttons it stays until the next try. */
  failures?: 'toast' | 'over-buttons';
  /** The buttons, under all fields and under what is wrong with the whole. */
  actions: ReactNode;
}

/**
 * Fields that are sent together, by Enter or by its SubmitButton. The first field with an error gets
 * the focus, whether the schema found it or the server did.
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
        // The schema checks, and the fields say in the product's words what is wrong.
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
