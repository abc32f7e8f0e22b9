import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { ActionIcon, Flex, Text } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import { Columns } from '../../ui/Columns.tsx';
import css from './BankaHesaplari.module.css';

export interface BankaHesaplariProps {
  readonly hesaplar: readonly BankaHesabi[];
  readonly secili: number | null;
  readonly onSec: (id: number | null) => void;
  readonly onDuzenle: ((hesap: BankaHesabi) => void) | undefined;
}

/** The accounts with their balances. The chosen one filters the page below. */
export const BankaHesaplari = ({ hesaplar, secili, onSec, onDuzenle }: BankaHesaplariProps) => (
  <Columns component="ul" of="repeat(auto-fill, minmax(min(100%, 260px), 1fr))" gap={12} aria-label="Banka hesapları">
    {hesaplar.map((h) => (
      <Flex
        key={h.Id}
        component="li"
        align="start"
        className={`card ${css.hesap}`}
        data-secili={h.Id === secili || undefined}
        data-pasif={!h.Aktif || undefined}
      >
        <Flex
          component="button"
          type="button"
          direction="column"
          gap={2}
          flex={1}
          miw={0}
          p={12}
          bdrs={8}
          className="bare hover"
          aria-pressed={h.Id === secili}
          onClick={() => onSec(h.Id === secili ? null : h.Id)}
        >
          <Text span fz={13} c="dimmed">
            {h.Ad}
          </Text>
          <Text span fz={20} fw={600} lh="28px" className="tnum">
            {paraYaz(h.Bakiye, h.Birim)}
          </Text>
          <Text span fz={13} c="dimmed">
            {[
              h.Aktif ? null : 'Kullanımda değil',
              h.Islenmemis > 0 ? `${sayiYaz(h.Islenmemis)} hareket işlenecek` : 'Hepsi işlendi',
              h.KapaliGun === null ? 'kapalı gün yok' : `${tarihYaz(h.KapaliGun)} kapalı`,
            ]
              .filter((s) => s !== null)
              .join(' · ')}
          </Text>
        </Flex>
        {onDuzenle && (
          <ActionIcon m={8} aria-label={`Düzenle: ${h.Ad}`} onClick={() => onDuzenle(h)}>
            <IconPencil size={17} aria-hidden />
          </ActionIcon>
        )}
      </Flex>
    ))}
  </Columns>
);
