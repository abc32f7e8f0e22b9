import { Flex, Text } from '@mantine/core';
import type { DepartmanSatiri } from '@masabasi/core/kisi/departman/contract';
import { departmanHatalari } from '@masabasi/core/kisi/departman/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { departman as oda } from '../../calls/departman.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { WeekDays } from '../../ui/WeekDays.tsx';
import { YardimDugmesi } from '../../platform/yardim/YardimDugmesi.tsx';

export interface DepartmanDialogProps {
  readonly satir: DepartmanSatiri | null;
  readonly kisiler: Basari<typeof oda.departmanListesi>['kisiler'];
  readonly sorumluSecebilir: boolean;
  readonly onClose: () => void;
}

interface DepartmanFormu {
  readonly Ad: string;
  readonly Goster: boolean;
  readonly SorumluId: number | null;
  readonly VekilId: number | null;
  /** Null while the typed text is not a time. */
  readonly MesaiBaslangic: string | null;
  readonly MesaiBitis: string | null;
  /** Works round the clock: the shift begins with the sign-in. */
  readonly GunBoyu: boolean;
  readonly VardiyaDakika: number | null;
  readonly CalismaGunleri: readonly number[];
  readonly DigerLimit: number | null;
  readonly YemekLimit: number | null;
}

const VARDIYA = 540;

const formu = (satir: DepartmanSatiri | null): DepartmanFormu => ({
  Ad: satir?.Ad ?? '',
  Goster: satir?.Goster !== 0,
  SorumluId: satir?.SorumluId ?? null,
  VekilId: satir?.VekilId ?? null,
  MesaiBaslangic: satir?.MesaiBaslangic ?? '08:30',
  MesaiBitis: satir?.MesaiBitis ?? '18:00',
  GunBoyu: (satir?.VardiyaDakika ?? null) !== null,
  VardiyaDakika: satir?.VardiyaDakika ?? VARDIYA,
  CalismaGunleri: satir?.CalismaGunleri ?? [1, 2, 3, 4, 5],
  DigerLimit: satir?.DigerLimit ?? null,
  YemekLimit: satir?.YemekLimit ?? null,
});
/** The typed values in the server's form. An incomplete time is sent as the empty text. */
const alanlari = ({ GunBoyu, ...d }: DepartmanFormu) => ({
  ...d,
  VekilId: d.SorumluId === null ? null : d.VekilId,
  MesaiBaslangic: d.MesaiBaslangic ?? '',
  MesaiBitis: d.MesaiBitis ?? '',
  VardiyaDakika: GunBoyu ? d.VardiyaDakika : null,
  CalismaGunleri: [...d.CalismaGunleri],
});

export default function DepartmanDialog({ satir, kisiler, sorumluSecebilir, onClose }: DepartmanDialogProps) {
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.departmanKaydet, {
    draft: { name: `departman.${Id}`, version: Surum },
    initial: () => formu(satir),
    errors: (d) => ({
      ...departmanHatalari(alanlari(d)),
      ...((d.MesaiBaslangic === null || d.MesaiBitis === null) && { MesaiBitis: 'Mesai saatlerini yazınız.' }),
      ...(d.SorumluId !== null && d.SorumluId === d.VekilId && { VekilId: YETKI_METNI.kendineVekil }),
      ...(d.GunBoyu &&
        (d.VardiyaDakika === null || d.VardiyaDakika < 30) && { VardiyaDakika: 'Vardiya en az 30 dakika olmalıdır.' }),
    }),
    request: (d) => ({ ...alanlari(d), Id, Surum }),
    onSuccess: () => {
      bildir({ baslik: 'Departman kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={satir ? 'Departmanı Düzenle' : 'Yeni Departman'} width={560} form={form} onClose={onClose}>
      <TextField {...form.field('Ad')} label="Departman" required first maxLength={80} />
      <SelectField
        {...form.field('SorumluId')}
        label="Sorumlu"
        placeholder="Sorumlusu yok"
        disabled={!sorumluSecebilir}
        description={sorumluSecebilir ? undefined : YETKI_METNI.sorumluluk}
        options={kisiler.map((k) => ({ Id: k.Id, Ad: `${k.Ad} (${k.Departman})` }))}
        // The present head may be leaving, and then is not in the list of choices.
        current={chosen(satir?.SorumluId, satir?.Sorumlu)}
        nothingFound="Kişi bulunamadı"
      />
      {form.values.SorumluId !== null && (
        <SelectField
          {...form.field('VekilId')}
          label="Sorumlu Vekili"
          placeholder="Vekili yok"
          disabled={!sorumluSecebilir}
          description={
            sorumluSecebilir ? 'Sorumlu izindeyken departmanın isteklerine o karar verir.' : YETKI_METNI.vekillik
          }
          options={kisiler.map((k) => ({ Id: k.Id, Ad: `${k.Ad} (${k.Departman})` }))}
          current={chosen(satir?.VekilId, satir?.Vekil)}
          nothingFound="Kişi bulunamadı"
        />
      )}
      <FormRow>
        <TimeField {...form.field('MesaiBaslangic')} label="Mesai Başlangıcı" />
        <TimeField {...form.field('MesaiBitis')} label="Mesai Bitişi" />
      </FormRow>
      <CheckField
        {...form.field('GunBoyu')}
        label="7 gün 24 saat çalışır: mesai girişle başlar, vardiya süresi kadar sürer"
      />
      {form.values.GunBoyu && (
        <NumberField {...form.field('VardiyaDakika')} label="Vardiya Süresi (dakika)" max={1440} />
      )}
      <WeekDays {...form.field('CalismaGunleri')} label="Çalışma Günleri" />
      <FormRow>
        <NumberField
          {...form.field('DigerLimit')}
          label="Diğer Mola Yeri"
          description="Çay, ihtiyaç ve diğer molada aynı anda."
          placeholder="Sınırsız"
          max={1000}
        />
        <NumberField
          {...form.field('YemekLimit')}
          label="Yemek Yeri"
          description="Yemek molasında aynı anda."
          placeholder="Sınırsız"
          max={1000}
        />
      </FormRow>
      <CheckField {...form.field('Goster')} label="Mola panosunda göster" />
      <Flex gap={8} align="flex-start" c="dimmed">
        <Text flex={1}>Değişen saatler yeni başlayan mesailerde geçerlidir; süren mesailer değişmez.</Text>
        <YardimDugmesi bolum="mola-yerleri" ad="Mola yerleri ve mesai saatleri" />
      </Flex>
    </FormDialog>
  );
}
