import { type AydinlatmaSurumu, kvkk as oda } from '@masabasi/core/kvkk/contract';
import { type YerTutucular, aydinlatmaHatasi, yerTutuculariYaz } from '@masabasi/core/kvkk/rules';
import { useForm } from '../form.ts';
import { onayla } from '../ui/Confirm.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
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
  const form = useForm(oda.aydinlatmaKaydet, {
    draft: `aydinlatma.${surum.Surum}`,
    initial: () => ({ Metin: surum.Metin }),
    request: async ({ Metin }) => {
      const yanlis = aydinlatmaHatasi(Metin, surum.Metin, degerler);
      if (yanlis !== null) return yanlis;
      const evet = await onayla({
        baslik: 'Yeni Sürümü Yayınla',
        metin: `Sürüm ${surum.Surum + 1} yayınlanacak; bütün çalışanlar uygulamayı açtıklarında bu metni okuyacak. Sürdürülsün mü?`,
        onay: 'Yayınla',
      });
      return evet ? { Metin: Metin.trim(), Surum: surum.Surum } : null;
    },
    onSuccess: ({ Surum }) => {
      bildir({ baslik: `Sürüm ${Surum} yayınlandı`, tur: 'success', sure: 2000 });
      onClose();
    },
    conflict: 'Yazdıklarınız duruyor: metninizi kopyalayıp pencereyi kapatınız, güncel sürümden devam ediniz.',
  });
  return (
    <FormDialog
      title={`Aydınlatma Metni: Sürüm ${surum.Surum + 1}`}
      width={1120}
      form={form}
      onClose={onClose}
      submit="Yayınla"
    >
      <div className={css.ikili}>
        <div>
          <TextAreaField
            {...form.field('Metin')}
            label="Metin"
            description="‘# ’ ile başlayan satır başlık, ‘- ’ ile başlayan satır madde olur; boş satır paragrafı bitirir."
            rows={22}
            maxLength={20_000}
            first
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
          <AydinlatmaMetni metin={yerTutuculariYaz(form.values.Metin, degerler)} />
        </section>
      </div>
    </FormDialog>
  );
}
