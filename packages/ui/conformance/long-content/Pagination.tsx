import { Pagination } from '../../src/components/Pagination/Pagination.tsx';

export default function LongPagination() {
  return <Pagination page={104_857} pages={1_048_576} onPageChange={() => undefined} />;
}
