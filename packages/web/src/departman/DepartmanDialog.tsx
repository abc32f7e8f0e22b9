import { departman as oda, type DepartmanSatiri } from '@masabasi/core/departman/contract';
import { departmanHatalari } from '@masabasi/core/departman/rules';
import type { Basari } from '@masabasi/core/endpoint';
import { YETKI_METNI } from '@masabasi/core/yetki/rules';
import { Checkbox, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import form from '../ui/Form.module.css';
import { FormDialog } from '../ui/FormDialog.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { bildir } from '../ui/Toast.tsx';
import { WeekDays } from '../ui/WeekDays.tsx';
import css from './DepartmanDialog.module.css';

export interface DepartmanDialogProps {
  readonly satir: DepartmanSatiri | null;
  readonly kisiler: Basari<typeof oda.departmanListesi>['kisiler'];
  readonly sorumluSecebilir: boolean;
  readonly onClose: () => void;
}

const VARDIYA = 540;

interface DepartmanFormu {
  readonly Ad: string;
  readonly Goster: boolean;
  readonly SorumluId: number | null;
  /** Null while what is typed is no time. */
  readonly MesaiBaslangic: string | null;
  readonly MesaiBitis: string | null;
  readonly VardiyaDakika: number | null;
  readonly CalismaGunleri: readonly number[];
  readonly DigerLimit: number | null;
  readonly YemekLimit: number | null;
}

/** New or edited department. */
export default function DepartmanDialog({ satir, kisiler, sorumluSecebilir, onClose }: DepartmanDialogProps) {
  const [d, setD] = useState<DepartmanFormu>(() => ({
    Ad: satir?.Ad ?? '',
    Goster: satir?.Goster !== 0,
    SorumluId: satir?.SorumluId ?? null,
    MesaiBaslangic: satir?.MesaiBaslangic ?? '08:30',
    MesaiBitis: satir?.MesaiBitis ?? '18:00',
    VardiyaDakika: satir?.VardiyaDakika ?? null,
    CalismaGunleri: satir?.CalismaGunleri ?? [1, 2, 3, 4, 5],
    DigerLimit: satir?.DigerLimit ?? null,
    YemekLimit: satir?.YemekLimit ?? null,
  }));
  const [gunBoyu, setGunBoyu] = useState(d.VardiyaDakika !== null);
  const [denendi, setDenendi] = useState(false);
  const yaz = (degisen: Partial<DepartmanFormu>) => setD((eski) => ({ ...eski, ...degisen }));
  const kaydet = useFormAction(oda.departmanKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Departman kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const saatler = { MesaiBaslangic: d.MesaiBaslangic ?? '', MesaiBitis: d.MesaiBitis ?? '' };
  const VardiyaDakika = gunBoyu ? d.VardiyaDakika : null;
  const hatalar = {
    ...departmanHatalari({ ...d, ...saatler, VardiyaDakika }),
    ...((d.MesaiBaslangic === null || d.MesaiBitis === null) && { MesaiBitis: 'Mesai saatlerini yazınız.' }),
    ...(gunBoyu &&
      (d.VardiyaDakika === null || d.VardiyaDakika < 30) && { VardiyaDakika: 'Vardiya en az 30 dakika olmalıdır.' }),
  };
  const goster = (alan: keyof typeof hatalar) => (denendi ? hatalar[alan] : undefined);
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Object.keys(hatalar).length > 0) return;
    kaydet.mutate({
      ...d,
      ...saatler,
      VardiyaDakika,
      Id: satir?.Id ?? 0,
      Surum: satir?.Surum ?? 0,
      Goster: d.Goster ? 1 : 0,
      CalismaGunleri: [...d.CalismaGunleri],
    });
  };
  // The head as it stands may be about to leave, and is then no longer among those to choose from.
  const bilinen = kisiler.some((k) => k.Id === satir?.SorumluId);
  const secenekler = [
    ...(satir?.SorumluId && !bilinen ? [{ value: String(satir.SorumluId), label: satir.Sorumlu ?? '' }] : []),
    ...kisiler.map((k) => ({ value: String(k.Id), label: `${k.Ad} (${k.Departman})` })),
  ];
  return (
    <FormDialog
      title={satir ? 'Departmanı Düzenle' : 'Yeni Departman'}
      width={560}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
    >
      <TextInput
        label="Departman"
        required
        data-autofocus
        maxLength={80}
        autoComplete="off"
        value={d.Ad}
        error={goster('Ad')}
        onChange={(e) => yaz({ Ad: e.currentTarget.value })}
      />
      <Select
        label="Sorumlu"
        placeholder="Sorumlusu yok"
        disabled={!sorumluSecebilir}
        description={sorumluSecebilir ? undefined : YETKI_METNI.sorumluluk}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={secenekler}
        value={d.SorumluId === null ? null : String(d.SorumluId)}
        onChange={(v) => yaz({ SorumluId: v === null ? null : Number(v) })}
        nothingFoundMessage="Kişi bulunamadı"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Sorumluyu kaldır' }}
      />
      <div className={form.ikili}>
        <TimeField
          label="Mesai Başlangıcı"
          value={d.MesaiBaslangic}
          onChange={(MesaiBaslangic) => yaz({ MesaiBaslangic })}
        />
        <div>
          <TimeField label="Mesai Bitişi" value={d.MesaiBitis} onChange={(MesaiBitis) => yaz({ MesaiBitis })} />
          {goster('MesaiBitis') && <p className={css.hata}>{goster('MesaiBitis')}</p>}
        </div>
      </div>
      <Checkbox
        label="7 gün 24 saat çalışır: mesai girişle başlar, vardiya süresi kadar sürer"
        checked={gunBoyu}
        onChange={(e) => {
          setGunBoyu(e.currentTarget.checked);
          if (e.currentTarget.checked && d.VardiyaDakika === null) yaz({ VardiyaDakika: VARDIYA });
        }}
      />
      {gunBoyu && (
        <NumberField
          label="Vardiya Süresi (dakika)"
          max={1440}
          value={d.VardiyaDakika}
          error={goster('VardiyaDakika')}
          onChange={(n) => yaz({ VardiyaDakika: n })}
        />
      )}
      <WeekDays
        label="Çalışma Günleri"
        value={d.CalismaGunleri}
        error={goster('CalismaGunleri')}
        onChange={(CalismaGunleri) => yaz({ CalismaGunleri })}
      />
      <div className={form.ikili}>
        <NumberField
          label="Diğer Mola Yeri"
          description="Çay, ihtiyaç ve diğer molada aynı anda."
          placeholder="Sınırsız"
          max={1000}
          value={d.DigerLimit}
          onChange={(DigerLimit) => yaz({ DigerLimit })}
        />
        <NumberField
          label="Yemek Yeri"
          description="Yemek molasında aynı anda."
          placeholder="Sınırsız"
          max={1000}
          value={d.YemekLimit}
          onChange={(YemekLimit) => yaz({ YemekLimit })}
        />
      </div>
      <Checkbox
        label="Mola panosunda göster"
        checked={d.Goster}
        onChange={(e) => yaz({ Goster: e.currentTarget.checked })}
      />
      <p className={css.not}>Değişen saatler yeni başlayan mesailerde geçerlidir; süren mesailer değişmez.</p>
    </FormDialog>
  );
}
