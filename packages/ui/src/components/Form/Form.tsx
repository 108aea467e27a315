import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorText } from '../../error-text.ts';
import { problemIcon } from '../Field/Field.css.ts';
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
  /** Which field a failure is about. Without, or where it gives none, it is about the whole form. */
  fieldOfError?: (error: unknown) => FieldPath<Values> | undefined;
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
  actions,
  className,
  children,
  ...rest
}: FormProps<Values, Result>) {
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (result) => {
    try {
      await onSubmit(result);
    } catch (error) {
      const field = fieldOfError?.(error);
      form.setError(field ?? 'root.server', { message: errorText(error) }, { shouldFocus: true });
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
