import { Box, Text } from '@mantine/core';
import type { DuyuruSatiri } from '@masabasi/core/yonetim/duyuru/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { duyuru as oda } from '../../calls/duyuru.ts';
import { mola } from '../../calls/mola.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { DuyuruMetni } from './DuyuruMetni.tsx';

interface DuyuruFormu {
  readonly Baslik: string;
  readonly Metin: string;
  readonly Baslangic: string | null;
  readonly Bitis: string | null;
  readonly Departmanlar: readonly number[];
  readonly Onemli: boolean;
}

/** New or edited announcement. The typed text stays through every error. */
export default function DuyuruDuzenleDialog({ satir, onClose }: { satir: DuyuruSatiri | null; onClose: () => void }) {
  const { Ad, Soyad } = useKullanici();
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000 }).data?.departman;
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.duyuruKaydet, {
    draft: { name: `duyuru.${Id}`, version: Surum },
    initial: (): DuyuruFormu => ({
      Baslik: satir?.Baslik ?? '',
      Metin: satir?.Metin ?? '',
      Baslangic: satir?.Baslangic ?? istanbulGunu(simdi()),
      Bitis: satir?.Bitis ?? istanbulGunu(simdi()),
      Departmanlar: satir?.Departmanlar ?? [],
      Onemli: satir?.Onemli === 1,
    }),
    errors: ({ Baslik, Metin, Baslangic, Bitis }) => ({
      Baslik: Baslik.trim() === '' && 'Bir başlık yazınız.',
      Metin: Metin.trim() === '' && 'Duyurunun metnini yazınız.',
      Baslangic: Baslangic === null && 'Başlangıç tarihini seçiniz.',
      Bitis:
        Bitis === null
          ? 'Bitiş tarihini seçiniz.'
          : Baslangic !== null && Bitis < Baslangic && 'Bitiş, başlangıçtan önce olamaz.',
    }),
    request: ({ Baslik, Metin, Baslangic, Bitis, Departmanlar, Onemli }) =>
      Baslangic === null || Bitis === null
        ? null
        : {
            Id,
            Surum,
            Baslik: Baslik.trim(),
            Metin: Metin.trim(),
            Baslangic,
            Bitis,
            Departmanlar: [...Departmanlar],
            Onemli,
          },
    onSuccess: () => {
      bildir({ baslik: 'Duyuru kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { Baslik, Metin, Baslangic, Onemli } = form.values;
  return (
    <FormDialog title={satir ? 'Duyuruyu Düzenle' : 'Yeni Duyuru'} width={720} form={form} onClose={onClose}>
      <TextField {...form.field('Baslik')} label="Başlık" required first maxLength={120} />
      <TextAreaField {...form.field('Metin')} label="Metin" required rows={6} maxLength={4000} />
      <FormRow>
        <DateField {...form.field('Baslangic')} label="Başlangıç" required />
        <DateField {...form.field('Bitis')} label="Bitiş" required min={Baslangic ?? undefined} />
      </FormRow>
      <MultiSelectField
        {...form.field('Departmanlar')}
        label="Kimler görsün"
        placeholder="Herkes"
        description="Boş bırakırsanız bütün çalışanlar görür."
        options={departmanlar ?? []}
        nothingFound="Departman bulunamadı"
      />
      <CheckField {...form.field('Onemli')} label="Önemli: giriş yapan herkese bir kez kendiliğinden açılsın" />
      <Box component="section" py={12} px={16} bg="var(--surface-2)" bdrs={8} aria-label="Önizleme">
        <Text mb={4} fz={12} fw={500} c="dimmed">
          {Onemli ? 'Önemli Duyuru' : 'Önizleme'}
        </Text>
        <Text mb={4} fw={600} className="anywhere">
          {Baslik.trim() || 'Başlık'}
        </Text>
        <DuyuruMetni
          duyuru={{
            Metin: Metin.trim() || 'Metin burada görünecek.',
            Yazan: satir?.Yazan ?? `${Ad} ${Soyad}`,
            CreateDateTime: satir?.CreateDateTime ?? new Date(simdi()).toISOString(),
          }}
        />
      </Box>
    </FormDialog>
  );
}
