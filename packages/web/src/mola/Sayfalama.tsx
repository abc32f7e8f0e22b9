import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import css from './Sayfalama.module.css';

export const SAYFA_BOYUTLARI = [15, 20, 30, 50, 100, 200] as const;

export interface SayfalamaProps {
  readonly toplam: number;
  /** From 0. */
  readonly sayfa: number;
  readonly boyut: number;
  readonly onSayfa: (sayfa: number) => void;
  readonly onBoyut: (boyut: number) => void;
}

/** Which rows are shown, how many at once, and the way to the others. */
export function Sayfalama({ toplam, sayfa, boyut, onSayfa, onBoyut }: SayfalamaProps) {
  const son = Math.max(0, Math.ceil(toplam / boyut) - 1);
  return (
    <nav className={css.cubuk} aria-label="Sayfalar">
      <NativeSelect
        aria-label="Sayfadaki kayıt sayısı"
        value={String(boyut)}
        data={SAYFA_BOYUTLARI.map(String)}
        onChange={(e) => onBoyut(Number(e.currentTarget.value))}
      />
      <span className="tnum" role="status">
        {toplam === 0 ? '0' : `${sayfa * boyut + 1}-${Math.min(toplam, (sayfa + 1) * boyut)}`} / {toplam}
      </span>
      <ActionIcon aria-label="Önceki sayfa" disabled={sayfa === 0} onClick={() => onSayfa(sayfa - 1)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label="Sonraki sayfa" disabled={sayfa >= son} onClick={() => onSayfa(sayfa + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
