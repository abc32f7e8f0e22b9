import { type AydinlatmaSurumu, kvkk as oda } from '@masabasi/core/kvkk/contract';
import { type YerTutucular, aydinlatmaHatasi, yerTutuculariYaz } from '@masabasi/core/kvkk/rules';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { onayla } from '../ui/Confirm.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';
import css from './AydinlatmaDuzenleDialog.module.css';

export interface AydinlatmaDuzenleProps {
  readonly surum: AydinlatmaSurumu;
  readonly degerler: YerTutucular;
  readonly onClose: () => void;
}

/** A new version of the notice beside what it will look like; what was typed stays through every error. */
export default function AydinlatmaDuzenleDialog({ surum, degerler, onClose }: AydinlatmaDuzenleProps) {
  const [Metin, setMetin] = useState(surum.Metin);
  const kaydet = useFormAction(oda.aydinlatmaKaydet, {
    onSuccess: ({ Surum }) => {
      bildir({ baslik: `Sürüm ${Surum} yayınlandı`, tur: 'success', sure: 2000 });
      onClose();
    },
    conflict: 'Yazdıklarınız duruyor: metninizi kopyalayıp pencereyi kapatınız, güncel sürümden devam ediniz.',
  });
  const gonder = async () => {
    const yanlis = aydinlatmaHatasi(Metin, surum.Metin, degerler);
    kaydet.setMessage(yanlis);
    if (yanlis !== null) return;
    const evet = await onayla({
      baslik: 'Yeni Sürümü Yayınla',
      metin: `Sürüm ${surum.Surum + 1} yayınlanacak; bütün çalışanlar uygulamayı açtıklarında bu metni okuyacak. Sürdürülsün mü?`,
      onay: 'Yayınla',
    });
    if (evet) kaydet.mutate({ Metin: Metin.trim(), Surum: surum.Surum });
  };
  return (
    <ActionDialog
      title={`Aydınlatma Metni: Sürüm ${surum.Surum + 1}`}
      width={1120}
      onClose={onClose}
      onSubmit={gonder}
      action={kaydet}
      submit="Yayınla"
    >
      <div className={css.ikili}>
        <div>
          <Textarea
            label="Metin"
            description="‘# ’ ile başlayan satır başlık, ‘- ’ ile başlayan satır madde olur; boş satır paragrafı bitirir."
            rows={22}
            maxLength={20_000}
            data-autofocus
            value={Metin}
            onChange={(e) => setMetin(e.currentTarget.value)}
          />
          <p className={css.alanBaslik}>Metin gösterilirken yerine yazılan alanlar</p>
          <dl className={css.alanlar}>
            {Object.entries(degerler).map(([ad, deger]) => (
              <div key={ad}>
                <dt>{`{${ad}}`}</dt>
                <dd>{deger}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section className={css.onizleme} aria-label="Önizleme">
          <p className={css.ust}>Önizleme</p>
          <AydinlatmaMetni metin={yerTutuculariYaz(Metin, degerler)} />
        </section>
      </div>
    </ActionDialog>
  );
}
