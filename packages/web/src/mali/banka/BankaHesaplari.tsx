import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { ActionIcon } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import css from './BankaHesaplari.module.css';

export interface BankaHesaplariProps {
  readonly hesaplar: readonly BankaHesabi[];
  readonly secili: number | null;
  readonly onSec: (id: number | null) => void;
  readonly onDuzenle: ((hesap: BankaHesabi) => void) | undefined;
}

/** The accounts with their balances. The chosen one filters the page below. */
export const BankaHesaplari = ({ hesaplar, secili, onSec, onDuzenle }: BankaHesaplariProps) => (
  <ul className={css.hesaplar} aria-label="Banka hesapları">
    {hesaplar.map((h) => (
      <li
        key={h.Id}
        className={css.hesap}
        data-secili={h.Id === secili || undefined}
        data-pasif={!h.Aktif || undefined}
      >
        <button
          type="button"
          className={css.sec}
          aria-pressed={h.Id === secili}
          onClick={() => onSec(h.Id === secili ? null : h.Id)}
        >
          <span className={css.ad}>{h.Ad}</span>
          <span className={`${css.bakiye} tnum`}>{paraYaz(h.Bakiye, h.Birim)}</span>
          <span className={css.not}>
            {[
              h.Aktif ? null : 'Kullanımda değil',
              h.Islenmemis > 0 ? `${sayiYaz(h.Islenmemis)} hareket işlenecek` : 'Hepsi işlendi',
              h.KapaliGun === null ? 'kapalı gün yok' : `${tarihYaz(h.KapaliGun)} kapalı`,
            ]
              .filter((s) => s !== null)
              .join(' · ')}
          </span>
        </button>
        {onDuzenle && (
          <ActionIcon className={css.duzenle} aria-label={`Düzenle: ${h.Ad}`} onClick={() => onDuzenle(h)}>
            <IconPencil size={17} aria-hidden />
          </ActionIcon>
        )}
      </li>
    ))}
  </ul>
);
