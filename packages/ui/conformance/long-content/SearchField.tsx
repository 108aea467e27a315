import { SearchField } from '../../src/components/SearchField/SearchField.tsx';

export default function LongSearchField() {
  return (
    <SearchField
      label="Search by name, email, username, or User ID of the member or the host"
      value="a-very-long-local-part-that-never-seems-to-end@subdomain.example.org"
      error="Use letters or digits, and none of the marks that have a meaning of their own"
      onChange={() => undefined}
    />
  );
}
