import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { AkisKarti } from './AkisKarti.tsx';
import { AkisSecimi } from './AkisSecimi.tsx';

/** The flow of the plan in the address. Without a plan, the list of flows. */
export default function AkisPage() {
  const [PlanId] = useAdrestekiKayit('plan');
  return PlanId === null ? <AkisSecimi /> : <AkisKarti key={PlanId} PlanId={PlanId} />;
}
