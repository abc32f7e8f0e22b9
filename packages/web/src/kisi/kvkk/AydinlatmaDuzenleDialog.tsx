import { Box, Flex, Text } from '@mantine/core';
import type { AydinlatmaSurumu } from '@masabasi/core/kisi/kvkk/contract';
import {
  type AydinlatmaKime,
  type YerTutucular,
  aydinlatmaHatasi,
  yerTutuculariYaz,
} from '@masabasi/core/kisi/kvkk/rules';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useForm } from '../../platform/form/form.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';
import { Columns } from '../../ui/Columns.tsx';
import css from './AydinlatmaDuzenleDialog.module.css';

export interface AydinlatmaDuzenleProps {
  readonly kime: AydinlatmaKime;
  readonly surum: AydinlatmaSurumu;
  readonly degerler: YerTutucular;
  readonly onClose: () => void;
}

const OKUYACAK: Readonly<Record<AydinlatmaKime, string>> = {
  calisan: 'bütün çalışanlar uygulamayı açtıklarında bu metni okuyacak',
  musteri: 'web formundaki bağlantı bu metni gösterecek',
};

/** A new version of a notice beside its preview. The typed text stays through every error. */
export default function AydinlatmaDuzenleDialog({ kime, surum, degerler, onClose }: AydinlatmaDuzenleProps) {
  const form = useForm(oda.aydinlatmaKaydet, {
    draft: { name: `aydinlatma.${kime}`, version: surum.Surum },
    initial: () => ({ Metin: surum.Metin }),
    request: async ({ Metin }) => {
      const yanlis = aydinlatmaHatasi(Metin, surum.Metin, degerler);
      if (yanlis !== null) return yanlis;
      const evet = await onayla({
        baslik: 'Yeni Versiyonu Yayınla',
        metin: `Versiyon ${surum.Surum + 1} yayınlanacak; ${OKUYACAK[kime]}. Devam edilsin mi?`,
        onay: 'Yayınla',
      });
      return evet ? { Kime: kime, Metin: Metin.trim(), Surum: surum.Surum } : null;
    },
    onSuccess: ({ Surum }) => {
      bildir({ baslik: `Versiyon ${Surum} yayınlandı`, tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${kime === 'calisan' ? 'Aydınlatma Metni' : 'Müşteri Aydınlatma Metni'}: Versiyon ${surum.Surum + 1}`}
      width={1120}
      form={form}
      onClose={onClose}
      submit="Yayınla"
    >
      <Columns of="repeat(2, minmax(0, 1fr))" below={900} gap={20} align="start" className={css.ikili}>
        <div>
          <TextAreaField
            {...form.field('Metin')}
            label="Metin"
            description="‘# ’ ile başlayan satır başlık, ‘- ’ ile başlayan satır madde olur; boş satır paragrafı bitirir."
            rows={22}
            maxLength={20_000}
            first
          />
          <Text mt={12} mb={6} fz={12} c="dimmed">
            Metin gösterilirken yerine yazılan alanlar
          </Text>
          <Flex component="dl" gap="4px 16px" wrap="wrap" m={0} fz={12}>
            {Object.entries(degerler).map(([ad, deger]) => (
              <Flex key={ad} gap={6}>
                <Text component="dt" fw={500}>{`{${ad}}`}</Text>
                <Text component="dd" c="dimmed">
                  {deger}
                </Text>
              </Flex>
            ))}
          </Flex>
        </div>
        <Box component="section" py={12} px={16} bg="var(--surface-2)" bdrs={8} aria-label="Önizleme">
          <Text mb={8} fz={12} fw={500} c="dimmed">
            Önizleme
          </Text>
          <AydinlatmaMetni metin={yerTutuculariYaz(form.values.Metin, degerler)} />
        </Box>
      </Columns>
    </FormDialog>
  );
}
