import { lookAt } from './look-at';
import { developedPages, isOfClasses } from './page-list';

lookAt(developedPages.filter(isOfClasses));
