import { demo as oda, type DemoSatiri } from '@masabasi/core/demo/contract';
import { DEMO_SURECI, type DemoDurumu, demoDurumHatalari, EN_COK_DENEME } from '@masabasi/core/demo/rules';
import { sunulanlar } from '@masabasi/core/surec';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button, NativeSelect, Select, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useEndpoint, useFormAction } from '../api.ts';
import { useYetkiVar } from '../oturum.ts';
import { secenekleri, secilenId } from '../secenek.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import form from '../ui/Form.module.css';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { bildir } from '../ui/Toast.tsx';
import { DemoGecmisi } from './DemoGecmisi.tsx';

/** Where a demo goes next, what that needs, and where it has been. */
export default function DemoDurumDialog({ satir, onClose }: { satir: DemoSatiri; onClose: () => void }) {
  const gerekli = useEndpoint(oda.demoGerekli, {});
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const gecisler = sunulanlar(DEMO_SURECI, satir, { dagitir }).filter((g) => g.engel === null);
  const [Durum, setDurum] = useState<DemoDurumu | null>(null);
  const [gun, setGun] = useState(satir.RandevuZamani && istanbulGunu(satir.RandevuZamani));
  const [saat, setSaat] = useState(satir.RandevuZamani && istanbulSaati(satir.RandevuZamani));
  const [AyrilmaNedenId, setAyrilmaNedenId] = useState<number | null>(null);
  const [DigerProgramId, setDigerProgramId] = useState<number | null>(null);
  const [Aciklama, setAciklama] = useState('');
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.demoDurumGuncelle, {
    onSuccess: () => {
      bildir({ baslik: 'Demonun durumu değişti', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const listeler = gerekli.data;
  const girilen = {
    Aciklama,
    RandevuZamani: Durum === 'randevulu' && gun && saat ? new Date(istanbulAni(gun, saat)).toISOString() : null,
    AyrilmaNedenId: Durum === 'vazgecti' ? AyrilmaNedenId : null,
    DigerProgramId: Durum === 'vazgecti' && AyrilmaNedenId === listeler?.BaskaProgramId ? DigerProgramId : null,
  };
  const hatalar =
    Durum === null
      ? { Durum: 'Yeni durumu seçiniz.' }
      : demoDurumHatalari({ ...girilen, Durum }, listeler?.BaskaProgramId ?? null, simdi());
  const hata = (alan: string) => (denendi ? Object.entries(hatalar).find(([ad]) => ad === alan)?.[1] : undefined);
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Durum !== null && Object.keys(hatalar).length === 0)
      kaydet.mutate({ Id: satir.Id, Surum: satir.Surum, Durum, ...girilen });
  };
  const ad = (durum: DemoDurumu) => listeler?.demoDurum.find((d) => d.Anahtar === durum)?.Ad ?? durum;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Durum Değiştir: ${satir.AdSoyad}`}
      width={520}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="demo-durum" loading={kaydet.isPending} disabled={!listeler}>
            Kaydet
          </Button>
        </>
      }
    >
      {!listeler ? (
        gerekli.error ? (
          <ErrorState error={gerekli.error} onRetry={() => void gerekli.refetch()} />
        ) : (
          <SkeletonRows rows={5} />
        )
      ) : (
        <Form id="demo-durum" onSubmit={gonder}>
          <NativeSelect
            label="Yeni Durum"
            required
            data-autofocus
            description={
              satir.DurumAnahtar === 'ulasilamadi'
                ? `Şimdi: ${satir.Durum}, ${satir.Deneme}. deneme. En çok ${EN_COK_DENEME} kez denenir.`
                : `Şimdi: ${satir.Durum}`
            }
            data={[{ value: '', label: 'Seçiniz' }, ...gecisler.map((g) => ({ value: g.nereye, label: ad(g.nereye) }))]}
            value={Durum ?? ''}
            error={hata('Durum')}
            onChange={(e) => setDurum(gecisler.find((g) => g.nereye === e.currentTarget.value)?.nereye ?? null)}
          />
          {Durum === 'randevulu' && (
            <div className={form.ikili}>
              <DateField
                label="Randevu Günü"
                required
                min={istanbulGunu(simdi())}
                value={gun}
                error={hata('RandevuZamani')}
                onChange={setGun}
              />
              <TimeField label="Randevu Saati" value={saat} onChange={setSaat} />
            </div>
          )}
          {Durum === 'vazgecti' && (
            <Select
              label="Ayrılma Nedeni"
              required
              data={secenekleri(listeler.ayrilmaNedenleri, null, null)}
              value={AyrilmaNedenId === null ? null : String(AyrilmaNedenId)}
              error={hata('AyrilmaNedenId')}
              onChange={(v) => setAyrilmaNedenId(secilenId(v))}
            />
          )}
          {Durum === 'vazgecti' && AyrilmaNedenId !== null && AyrilmaNedenId === listeler.BaskaProgramId && (
            <Select
              label="Diğer Program"
              required
              data={secenekleri(listeler.digerProgramlar, null, null)}
              value={DigerProgramId === null ? null : String(DigerProgramId)}
              error={hata('DigerProgramId')}
              onChange={(v) => setDigerProgramId(secilenId(v))}
              nothingFoundMessage="Bulunamadı"
              searchable
            />
          )}
          <Textarea
            label={Durum === 'iptal' ? 'İptal Nedeni' : 'Açıklama'}
            required={Durum === 'iptal'}
            rows={3}
            maxLength={2000}
            value={Aciklama}
            error={hata('Aciklama')}
            onChange={(e) => setAciklama(e.currentTarget.value)}
          />
          <FormError message={kaydet.message} />
        </Form>
      )}
      <DemoGecmisi demoId={satir.Id} />
    </Dialog>
  );
}
