export type { CustomerService } from '../../../contract/domain';
