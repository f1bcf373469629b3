{
  "{{id}}.job.emptyTrash": "Delete what has been in the trash for too long",
  "{{id}}.sheet.kind": "Type",
  "{{id}}.sheet.kind.project": "Project",
  "{{id}}.sheet.kind.reading": "Reading",
  "{{id}}.sheet.kind.task": "Task",
  "{{id}}.sheet.name": "{{titleEn}}",
  "{{id}}.sheet.owner": "Author",
  "{{id}}.sheet.place": "Grade and subject",
  "{{id}}.sheet.text": "Text",
  "{{id}}.sheet.title": "Title"
}
