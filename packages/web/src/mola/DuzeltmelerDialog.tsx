import { DUZELTME_SURECI } from '@masabasi/core/duzeltme/rules';
import { type Duzeltme, mola } from '@masabasi/core/mola/contract';
import { METIN, SEBEP_EN_FAZLA, sebepDuzenle, sebepHatasi } from '@masabasi/core/mola/rules';
import { type An, istanbulGunu, istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAction, useEndpoint } from '../api.ts';
import { useForm } from '../form.ts';
import { GecisDugmeleri } from '../hareket/GecisDugmeleri.tsx';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './DuzeltmelerDialog.module.css';

const saatler = (bas: An, bit: An | null) => `${istanbulSaati(bas)}-${bit === null ? '…' : istanbulSaati(bit)}`;

const odakla = (kutu: HTMLTextAreaElement | null) => kutu?.focus();

const bildirildi = (istek: Duzeltme, Onay: boolean) =>
  bildir({ baslik: Onay ? 'Düzeltme onaylandı' : 'Düzeltme reddedildi', metin: istek.Kisi, tur: 'success' });

/** Why a request is refused. */
function Ret({ istek, onCancel }: { istek: Duzeltme; onCancel: () => void }) {
  const form = useForm(mola.molaDuzeltmeKarar, {
    draft: null,
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => ({ Aciklama: sebepHatasi(Aciklama) ?? undefined }),
    onWrong: ({ Aciklama }) => bildir({ baslik: METIN.yetersiz, metin: Aciklama || '', tur: 'warning' }),
    request: ({ Aciklama }) => ({ Id: istek.Id, Onay: false, Aciklama: sebepDuzenle(Aciklama) }),
    onSuccess: () => bildirildi(istek, false),
  });
  return (
    <Form onSubmit={form.submit}>
      <TextAreaField
        {...form.field('Aciklama')}
        label="Ret Sebebi"
        placeholder={METIN.sebepYerTutucu}
        rows={2}
        maxLength={SEBEP_EN_FAZLA}
        required
        ref={odakla}
      />
      <FormError message={form.message} />
      <div className={css.dugmeler}>
        <Button variant="default" onClick={onCancel}>
          Vazgeç
        </Button>
        <Button type="submit" color="danger" loading={form.isPending}>
          Reddet
        </Button>
      </div>
    </Form>
  );
}

/** One waiting request: what it was, what it should be, why; and the decision. */
function Istek({ istek }: { istek: Duzeltme }) {
  const ben = { Id: useKullanici().Id, ayricalikli: useYetkiVar(YETKI.ayricalikli) };
  const [reddediliyor, setReddediliyor] = useState(false);
  const onayla = useAction(mola.molaDuzeltmeKarar, { onSuccess: () => bildirildi(istek, true) });
  return (
    <li className={css.istek}>
      <div className={css.ust}>
        <Avatar name={istek.Kisi} size={32} />
        <p className={css.kisi}>
          <b>{istek.Kisi}</b>
          <span>
            {istek.Departman} · {zamanYaz(istek.CreateDateTime)}
          </span>
        </p>
      </div>
      <dl className={css.fark}>
        <div>
          <dt>
            {istek.mola}, {tarihYaz(istanbulGunu(istek.Eski_Baslama))}
          </dt>
          <dd>{saatler(istek.Eski_Baslama, istek.Eski_Bitis)}</dd>
        </div>
        <IconArrowRight size={18} stroke={1.75} aria-hidden />
        <div>
          <dt>İstenen</dt>
          <dd>
            <b>{saatler(istek.Yeni_Baslama, istek.Yeni_Bitis)}</b>
          </dd>
        </div>
      </dl>
      <p className={css.sebep}>{istek.Sebep}</p>
      {reddediliyor ? (
        <Ret istek={istek} onCancel={() => setReddediliyor(false)} />
      ) : (
        <div className={css.dugmeler}>
          <GecisDugmeleri
            surec={DUZELTME_SURECI}
            kayit={istek}
            cagiran={ben}
            asil="Onaylandı"
            mesgul={onayla.isPending}
            kime={istek.Kisi}
            onSec={(nereye) => {
              if (nereye === 'Reddedildi') setReddediliyor(true);
              else onayla.mutate({ Id: istek.Id, Onay: true, Aciklama: '' });
            }}
          />
        </div>
      )}
    </li>
  );
}

/** The requests that wait for the head's decision (settled: breaks 2). */
export default function DuzeltmelerDialog({ onClose }: { onClose: () => void }) {
  const bekleyen = useEndpoint(mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, { refetchOnMount: 'always' });
  const liste = bekleyen.data?.duzeltmelist;
  return (
    <Dialog opened onClose={onClose} title="Düzeltme İstekleri" width={560}>
      {bekleyen.error && !liste && <ErrorState error={bekleyen.error} onRetry={() => void bekleyen.refetch()} />}
      {!bekleyen.error && !liste && <SkeletonRows rows={4} />}
      {liste?.length === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={32} stroke={1.5} />}
          title="Bekleyen istek yok"
          text="Personeliniz bir mola kaydı için düzeltme istediğinde burada görünür."
        />
      )}
      {liste && liste.length > 0 && (
        <ul className={css.liste} aria-label="Bekleyen istekler">
          {liste.map((i) => (
            <Istek key={i.Id} istek={i} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
