import { duyuru as oda, type DuyuruSatiri } from '@masabasi/core/duyuru/contract';
import type { Basari } from '@masabasi/core/endpoint';
import { mola } from '@masabasi/core/mola/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { Checkbox, MultiSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useFormAction, useEndpoint } from '../api.ts';
import { useKullanici } from '../oturum.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import form from '../ui/Form.module.css';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './DuyuruDuzenleDialog.module.css';
import { DuyuruMetni } from './DuyuruMetni.tsx';

type Departman = Basari<typeof mola.personelgerekli>['departman'][number];

/** New or edited announcement; what was typed stays through every error. */
export default function DuyuruDuzenleDialog({ satir, onClose }: { satir: DuyuruSatiri | null; onClose: () => void }) {
  const { Ad, Soyad } = useKullanici();
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000 }).data?.departman;
  const bugun = istanbulGunu(simdi());
  const [Baslik, setBaslik] = useState(satir?.Baslik ?? '');
  const [Metin, setMetin] = useState(satir?.Metin ?? '');
  const [Baslangic, setBaslangic] = useState<string | null>(satir?.Baslangic ?? bugun);
  const [Bitis, setBitis] = useState<string | null>(satir?.Bitis ?? bugun);
  const [Departmanlar, setDepartmanlar] = useState<readonly number[]>(satir?.Departmanlar ?? []);
  const [Onemli, setOnemli] = useState(satir?.Onemli === 1);
  const [denendi, setDenendi] = useState(false);

  const kaydet = useFormAction(oda.duyuruKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Duyuru kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
    conflict:
      'Yazdıklarınız duruyor: metninizi kopyalayıp pencereyi kapatınız, güncel hâlini açıp yeniden düzenleyiniz.',
  });

  const hatalar = {
    Baslik: Baslik.trim() === '' && 'Bir başlık yazınız.',
    Metin: Metin.trim() === '' && 'Duyurunun metnini yazınız.',
    Baslangic: Baslangic === null && 'Başlangıç tarihini seçiniz.',
    Bitis:
      Bitis === null
        ? 'Bitiş tarihini seçiniz.'
        : Baslangic !== null && Bitis < Baslangic && 'Bitiş, başlangıçtan önce olamaz.',
  };
  const goster = (ad: keyof typeof hatalar) => denendi && hatalar[ad];

  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Baslangic === null || Bitis === null || Object.values(hatalar).some(Boolean)) return;
    kaydet.mutate({
      Id: satir?.Id ?? 0,
      Surum: satir?.Surum ?? 0,
      Baslik: Baslik.trim(),
      Metin: Metin.trim(),
      Baslangic,
      Bitis,
      Departmanlar: [...Departmanlar],
      Onemli: Onemli ? 1 : 0,
    });
  };

  return (
    <ActionDialog
      title={satir ? 'Duyuruyu Düzenle' : 'Yeni Duyuru'}
      width={720}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
    >
      <TextInput
        label="Başlık"
        data-autofocus
        maxLength={120}
        value={Baslik}
        onChange={(e) => setBaslik(e.currentTarget.value)}
        error={goster('Baslik')}
      />
      <Textarea
        label="Metin"
        rows={6}
        maxLength={4000}
        value={Metin}
        onChange={(e) => setMetin(e.currentTarget.value)}
        error={goster('Metin')}
      />
      <div className={form.ikili}>
        <DateField label="Başlangıç" value={Baslangic} onChange={setBaslangic} error={goster('Baslangic')} />
        <DateField
          label="Bitiş"
          value={Bitis}
          onChange={setBitis}
          min={Baslangic ?? undefined}
          error={goster('Bitis')}
        />
      </div>
      <MultiSelect
        label="Kimler görsün"
        placeholder={Departmanlar.length === 0 ? 'Herkes' : undefined}
        description="Boş bırakırsanız bütün çalışanlar görür."
        data={(departmanlar ?? []).map((d: Departman) => ({ value: String(d.Id), label: d.Ad }))}
        value={Departmanlar.map(String)}
        onChange={(v) => setDepartmanlar(v.map(Number))}
        nothingFoundMessage="Departman bulunamadı"
        searchable
      />
      <Checkbox
        label="Önemli: giriş yapan herkese bir kez kendiliğinden açılsın"
        checked={Onemli}
        onChange={(e) => setOnemli(e.currentTarget.checked)}
      />
      <section className={css.onizleme} aria-label="Önizleme">
        <p className={css.ust}>{Onemli ? 'Önemli Duyuru' : 'Önizleme'}</p>
        <p className={css.baslik}>{Baslik.trim() || 'Başlık'}</p>
        <DuyuruMetni
          duyuru={{
            Metin: Metin.trim() || 'Metin burada görünecek.',
            Yazan: satir?.Yazan ?? `${Ad} ${Soyad}`,
            CreateDateTime: satir?.CreateDateTime ?? new Date(simdi()).toISOString(),
          }}
        />
      </section>
    </ActionDialog>
  );
}
