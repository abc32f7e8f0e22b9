import { EN_COK_ATANAN } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti } from '@masabasi/core/pazarlama/bayi/satirlar';
import { ActionIcon, Flex } from '@mantine/core';
import IconTrash from '~icons/tabler/trash';
import { bayi as oda } from '../../calls/bayi.ts';
import { useBayiyeVerildi } from './bayiAtama.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

interface EklemeFormu {
  readonly secilenler: readonly SecilenMusteri[];
  readonly Lisanslariyla: boolean;
}

/** Assigns customers to a dealer, also customers of other dealers. */
export default function BayiyeEkleDialog({
  bayi,
  onClose,
}: {
  readonly bayi: BayiKarti;
  readonly onClose: () => void;
}) {
  const verildi = useBayiyeVerildi();
  const form = useForm(oda.bayiAta, {
    draft: null,
    initial: (): EklemeFormu => ({ secilenler: [], Lisanslariyla: true }),
    errors: (f) => ({
      secilenler:
        (f.secilenler.length === 0 && 'Müşteri seçiniz.') ||
        (f.secilenler.length > EN_COK_ATANAN && `En çok ${EN_COK_ATANAN} müşteri birlikte atanır.`),
    }),
    request: (f) => ({
      BayiId: bayi.Id,
      MusteriIdler: f.secilenler.map((m) => m.Id),
      LisansIdler: [],
      Lisanslariyla: f.Lisanslariyla,
    }),
    onSuccess: (cevap) => {
      verildi(cevap);
      onClose();
    },
  });
  const { secilenler } = form.values;
  return (
    <FormDialog title={`${bayi.Ad}: Müşteri Ekle`} width={520} form={form} onClose={onClose} submit="Bayiye Ata">
      <MusteriSecimi
        key={secilenler.length}
        label="Müşteri"
        first
        error={form.field('secilenler').error}
        secili={null}
        onSec={(m) =>
          m !== null &&
          !secilenler.some((s) => s.Id === m.Id) &&
          form.set({ secilenler: [...secilenler, { Id: m.Id, Ad: m.Ad }] })
        }
      />
      {secilenler.length > 0 && (
        <PlainList gap={4} mah={260} style={{ overflowY: 'auto' }} aria-label="Seçilen müşteriler">
          {secilenler.map((m) => (
            <Flex
              key={m.Id}
              component="li"
              gap={8}
              align="center"
              justify="space-between"
              p="2px 4px 2px 10px"
              bd="1px solid var(--line)"
              bdrs={6}
            >
              {m.Ad}
              <ActionIcon
                aria-label={`Çıkar: ${m.Ad}`}
                onClick={() => form.set({ secilenler: secilenler.filter((s) => s.Id !== m.Id) })}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Flex>
          ))}
        </PlainList>
      )}
      <CheckField {...form.field('Lisanslariyla')} label="Lisanslarıyla birlikte" />
    </FormDialog>
  );
}
