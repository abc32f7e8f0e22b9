import { BOYLAR } from '@masabasi/core/platform/list/liste';
import { ActionIcon, Flex, NativeSelect } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconChevronsLeft from '~icons/tabler/chevrons-left';
import IconChevronsRight from '~icons/tabler/chevrons-right';

export interface PagerProps {
  /** Name of the list. */
  readonly label: string;
  readonly total: number;
  /** True when there are more rows than `total`. */
  readonly more?: boolean;
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  /** Called when the pointer is about to turn to a page. */
  readonly onAhead?: ((page: number) => void) | undefined;
}

/** The shown rows, their number on a page, and buttons to the other pages. */
export function Pager({ label, total, more = false, page, size, onPage, onSize, onAhead }: PagerProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  return (
    <Flex component="nav" gap={12} align="center" justify="flex-end" c="dimmed" aria-label={`${label}: sayfalar`}>
      <NativeSelect
        aria-label="Sayfadaki kayıt sayısı"
        w={76}
        value={String(size)}
        data={BOYLAR.map(String)}
        onChange={(e) => onSize(Number(e.currentTarget.value))}
      />
      <span className="tnum" role="status">
        {total === 0 ? '0' : `${page * size + 1}-${Math.min(total, (page + 1) * size)}`} / {total}
        {more && <span title="Bu kadarı sayıldı; daha çok kayıt var.">+</span>}
      </span>
      <Flex component="span" display="inline-flex">
        <ActionIcon aria-label="İlk sayfa" disabled={page === 0} onClick={() => onPage(0)}>
          <IconChevronsLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Önceki sayfa" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label="Sonraki sayfa"
          disabled={page >= last && !more}
          onPointerEnter={() => onAhead?.(page + 1)}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Son sayfa" disabled={page >= last || more} onClick={() => onPage(last)}>
          <IconChevronsRight size={18} aria-hidden />
        </ActionIcon>
      </Flex>
    </Flex>
  );
}
