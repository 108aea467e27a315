import { ErrorSummary } from '../../src/components/ErrorSummary/ErrorSummary.tsx';

export default function LongErrorSummary() {
  return (
    <ErrorSummary
      title="Everything that has to be corrected before the event can be submitted for approval"
      errors={[
        {
          fieldId: 'slug',
          message:
            'Slug can only have letters, numbers, hyphen (-) and underscore (_), and_not_so_many_of_them_without_any_space_between',
        },
        {
          fieldId: 'start',
          message: 'Start Time must be at least two weeks ahead of current time',
        },
      ]}
    />
  );
}
