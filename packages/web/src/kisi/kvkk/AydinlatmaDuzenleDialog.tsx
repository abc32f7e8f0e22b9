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
        baslik: 'Yeni Sürümü Yayınla',
        metin: `Sürüm ${surum.Surum + 1} yayınlanacak; ${OKUYACAK[kime]}. Sürdürülsün mü?`,
        onay: 'Yayınla',
      });
      return evet ? { Kime: kime, Metin: Metin.trim(), Surum: surum.Surum } : null;
    },
    onSuccess: ({ Surum }) => {
      bildir({ baslik: `Sürüm ${Surum} yayınlandı`, tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${kime === 'calisan' ? 'Aydınlatma Metni' : 'Müşteri Aydınlatma Metni'}: Sürüm ${surum.Surum + 1}`}
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
