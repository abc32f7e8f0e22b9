import type { SatirPostasi } from '@masabasi/core/posta/contract';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Chip } from '../ui/Chip.tsx';
import css from './PostaHali.module.css';

const GORUNUSU = {
  bekliyor: { ad: 'Gönderilecek', tone: 'info', icon: <IconClock /> },
  ayarsiz: { ad: 'E-posta ayarlı değil', tone: 'warn', icon: <IconAlertTriangle /> },
  gonderildi: { ad: 'Gönderildi', tone: 'ok', icon: <IconCircleCheck /> },
  olmadi: { ad: 'Gönderilemedi', tone: 'danger', icon: <IconAlertTriangle /> },
} as const;

/** What is to be known of it besides; empty: nothing. */
function dahasi({ Hal, Neden }: SatirPostasi): string {
  if (Hal === 'ayarsiz') return 'giden kutusunda bekliyor';
  if (Neden === null) return '';
  return Hal === 'bekliyor' ? `son deneme olmadı: ${Neden}` : Neden;
}

/** What became of the mail that a line of a history speaks of, and whom it goes to. */
export function PostaHali({ posta }: { readonly posta: SatirPostasi }) {
  const { ad, tone, icon } = GORUNUSU[posta.Hal];
  return (
    <span className={css.hal}>
      <Chip tone={tone} icon={icon}>
        {ad}
      </Chip>
      <span>{[posta.Alici, dahasi(posta)].filter(Boolean).join(': ')}</span>
    </span>
  );
}
