import { Box, Text } from '@mantine/core';
import { isYeri, yayinEngeli } from '@masabasi/core/is/versiyon/rules';
import { tanim } from '../../calls/tanim.ts';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { VersiyonDetayi } from './VersiyonSeyri.tsx';

export interface VersiyonYayinDialogProps {
  readonly detay: VersiyonDetayi;
  readonly onClose: () => void;
}

/** The treatment of tasks that are not finished at publication. */
type Kalanlar = 'dursun' | 'tasi';
const KALANLAR: readonly { readonly value: Kalanlar; readonly label: string }[] = [
  { value: 'dursun', label: 'Seçiniz' },
  { value: 'tasi', label: 'Versiyondan çıkar' },
];

/** Publishes a version: the included tasks, the remaining tasks, the informed customers. */
export default function VersiyonYayinDialog({ detay, onClose }: VersiyonYayinDialogProps) {
  const { versiyon: v, isler } = detay;
  const soranlar = useEndpoint(oda.versiyonSoranlari, { Id: v.Id });
  const gerekli = useEndpoint(tanim.getGerekliList, {});
  const kalan = isler.filter((g) => isYeri(g.DurumAnahtar) !== 'icinde');
  const yazilacak = soranlar.data?.soranlar.filter((s) => s.Neden === null).length;
  const form = useForm(oda.versiyonYayinla, {
    draft: null,
    initial: () => ({ kalanlar: 'dursun' as Kalanlar, HedefId: null as number | null }),
    errors: ({ kalanlar }) => ({
      kalanlar: kalan.length > 0 && kalanlar === 'dursun' && 'Bu işlerin ne olacağını seçiniz.',
    }),
    request: ({ kalanlar, HedefId }) => {
      const Tasi = kalan.length > 0 && kalanlar === 'tasi';
      return yayinEngeli(isler, Tasi) ?? { Id: v.Id, Surum: v.Surum, Tasi, HedefId: Tasi ? HedefId : null };
    },
    onSuccess: ({ Is, Yazilan, Yazilmayan }) => {
      const yazilmayan = Yazilmayan > 0 ? ` ${Yazilmayan} kişiye yazılamadı; nedenleri ‘İsteyenler’ bölümündedir.` : '';
      bildir({
        baslik: `${v.No} yayınlandı`,
        metin: `${Is} iş yayınlandı, isteyen ${Yazilan} kişiye yazıldı.${yazilmayan}`,
        tur: 'success',
      });
      onClose();
    },
  });
  const hedefler = (gerekli.data?.versiyonlar ?? []).filter((h) => h.ProjeId === v.ProjeId && h.Acik && h.Id !== v.Id);
  return (
    <FormDialog
      title={`Yayınla: ${v.Proje} ${v.No}`}
      width={560}
      form={form}
      onClose={onClose}
      submit="Yayınla"
      ready={soranlar.data !== undefined}
      message={yayinEngeli(isler, true)}
    >
      <Text>
        {v.Alinan} iş yayınlanacak. {yazilacak === undefined ? '' : yazilanlar(yazilacak)} Yayınlanan versiyon geri
        alınmaz.
      </Text>
      {kalan.length > 0 && (
        <section aria-label="Versiyona alınmamış işler">
          <Text component="h3" mb={8} fz={14} fw={600}>
            Versiyona Alınmamış {kalan.length} İş
          </Text>
          <Box component="ul" mah={160} mb={12} className="bullets" style={{ overflowY: 'auto' }}>
            {kalan.map((g) => (
              <li key={g.Id}>
                {g.No} {g.Baslik}{' '}
                <Text span c="dimmed">
                  ({g.Durum})
                </Text>
              </li>
            ))}
          </Box>
          <ChoiceField {...form.field('kalanlar')} label="Bu İşler" required options={KALANLAR} />
          {form.values.kalanlar === 'tasi' && (
            <SelectField
              {...form.field('HedefId')}
              label="Hangi Versiyona"
              placeholder="Versiyonsuz kalsın"
              options={hedefler}
            />
          )}
        </section>
      )}
      <Section title="Müşterilere Giden Not" label="Müşterilere giden not">
        <Text mah={200} py={8} px={12} bg="var(--surface-2)" bdrs={6} className="typed" style={{ overflowY: 'auto' }}>
          {v.SurumNotu}
        </Text>
      </Section>
    </FormDialog>
  );
}

const yazilanlar = (adet: number): string =>
  adet === 0
    ? 'Bu versiyondaki işleri isteyip yazılabilecek kimse yok.'
    : `Bunları isteyen ${adet} kişiye istediklerinin bu versiyonda olduğu yazılacak.`;
