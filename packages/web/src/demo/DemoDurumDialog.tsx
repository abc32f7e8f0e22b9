import { demo as oda, type DemoSatiri } from '@masabasi/core/demo/contract';
import { DEMO_SURECI, type DemoDurumu, demoDurumHatalari, EN_COK_DENEME } from '@masabasi/core/demo/rules';
import { sunulanlar } from '@masabasi/core/surec';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { useEndpoint } from '../api.ts';
import { useForm } from '../form.ts';
import { useYetkiVar } from '../oturum.ts';
import { simdi } from '../sunucuSaati.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { DateField } from '../ui/DateField.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { FormRow } from '../ui/FormSection.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { bildir } from '../ui/Toast.tsx';
import { DemoGecmisi } from './DemoGecmisi.tsx';

interface DurumFormu {
  readonly Durum: DemoDurumu | null;
  readonly gun: string | null;
  readonly saat: string | null;
  readonly AyrilmaNedenId: number | null;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
}

/** Where a demo goes next, what that needs, and where it has been. */
export default function DemoDurumDialog({ satir, onClose }: { satir: DemoSatiri; onClose: () => void }) {
  const gerekli = useEndpoint(oda.demoGerekli, {});
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const gecisler = sunulanlar(DEMO_SURECI, satir, { dagitir }).filter((g) => g.engel === null);
  const listeler = gerekli.data;
  const BaskaProgramId = listeler?.BaskaProgramId ?? null;
  const girilen = ({ Durum, gun, saat, AyrilmaNedenId, DigerProgramId, Aciklama }: DurumFormu) => ({
    Aciklama,
    RandevuZamani: Durum === 'randevulu' && gun && saat ? new Date(istanbulAni(gun, saat)).toISOString() : null,
    AyrilmaNedenId: Durum === 'vazgecti' ? AyrilmaNedenId : null,
    DigerProgramId: Durum === 'vazgecti' && AyrilmaNedenId === listeler?.BaskaProgramId ? DigerProgramId : null,
  });
  const form = useForm(oda.demoDurumGuncelle, {
    draft: `demo.durum.${satir.Id}.${satir.Surum}`,
    initial: (): DurumFormu => ({
      Durum: null,
      gun: satir.RandevuZamani && istanbulGunu(satir.RandevuZamani),
      saat: satir.RandevuZamani && istanbulSaati(satir.RandevuZamani),
      AyrilmaNedenId: null,
      DigerProgramId: null,
      Aciklama: '',
    }),
    errors: (f) => {
      if (f.Durum === null) return { Durum: 'Yeni durumu seçiniz.' };
      const { RandevuZamani, ...hatalar } = demoDurumHatalari(
        { ...girilen(f), Durum: f.Durum },
        BaskaProgramId,
        simdi(),
      );
      return { ...hatalar, gun: RandevuZamani };
    },
    request: (f) => (f.Durum === null ? null : { Id: satir.Id, Surum: satir.Surum, Durum: f.Durum, ...girilen(f) }),
    onSuccess: () => {
      bildir({ baslik: 'Demonun durumu değişti', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const { Durum, AyrilmaNedenId } = form.values;
  const ad = (durum: DemoDurumu) => listeler?.demoDurum.find((d) => d.Anahtar === durum)?.Ad ?? durum;
  return (
    <FormDialog
      title={`Durum Değiştir: ${satir.AdSoyad}`}
      width={520}
      form={form}
      onClose={onClose}
      ready={listeler !== undefined}
      below={<DemoGecmisi demoId={satir.Id} />}
    >
      {listeler ? (
        <>
          <ChoiceField
            {...form.field('Durum')}
            label="Yeni Durum"
            required
            first
            description={
              satir.DurumAnahtar === 'ulasilamadi'
                ? `Şimdi: ${satir.Durum}, ${satir.Deneme}. deneme. En çok ${EN_COK_DENEME} kez denenir.`
                : `Şimdi: ${satir.Durum}`
            }
            options={[
              { value: null, label: 'Seçiniz' },
              ...gecisler.map((g) => ({ value: g.nereye, label: ad(g.nereye) })),
            ]}
          />
          {Durum === 'randevulu' && (
            <FormRow>
              <DateField {...form.field('gun')} label="Randevu Günü" required min={istanbulGunu(simdi())} />
              <TimeField {...form.field('saat')} label="Randevu Saati" />
            </FormRow>
          )}
          {Durum === 'vazgecti' && (
            <SelectField
              {...form.field('AyrilmaNedenId')}
              label="Ayrılma Nedeni"
              required
              placeholder=""
              options={listeler.ayrilmaNedenleri}
            />
          )}
          {Durum === 'vazgecti' && AyrilmaNedenId !== null && AyrilmaNedenId === BaskaProgramId && (
            <SelectField
              {...form.field('DigerProgramId')}
              label="Diğer Program"
              required
              placeholder=""
              options={listeler.digerProgramlar}
            />
          )}
          <TextAreaField
            {...form.field('Aciklama')}
            label={Durum === 'iptal' ? 'İptal Nedeni' : 'Açıklama'}
            required={Durum === 'iptal'}
            maxLength={2000}
          />
        </>
      ) : gerekli.error ? (
        <ErrorState error={gerekli.error} onRetry={() => void gerekli.refetch()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </FormDialog>
  );
}
