export * from '../../model/addresses';
